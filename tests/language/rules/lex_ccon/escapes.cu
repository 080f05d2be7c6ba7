// [lex.ccon] p3: simple, octal and hexadecimal escapes
extern "C" __global__ void escapes(int *out) { out[0] = '\n' * 100 + '\t'; out[1] = '\\' * 1000 + '\''; out[2] = '\x41' * 1000 + '\101'; out[3] = '\0' + '\a' * 10 + '\b' * 100 + '\f' * 1000; out[4] = '\v' * 100 + '\r'; out[5] = '"' * 1000 + '\"'; out[6] = '\?' - '?'; out[7] = '\xff' * 10 + '\377'; }
// LAUNCH: escapes<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1009, 92039, 65065, 12870, 1113, 34034, 0, -11]
