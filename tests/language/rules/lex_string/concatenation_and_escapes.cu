// [lex.string] p13: adjacent literals join after escapes are read
__device__ int len(const char *s) { int n = 0; while (s[n]) n++; return n; }
extern "C" __global__ void concatenation_and_escapes(int *out) { out[0] = sizeof("ab" "cd"); const char *s = "\x1" "2"; out[1] = len(s) * 100 + s[0] * 10 + s[1] - '0'; out[2] = sizeof("a\0b") * 10 + len("a\0b"); out[3] = sizeof("\1234"); out[4] = "abc"[1]; out[5] = sizeof("") + sizeof("a" "" "b") * 10; const char t[] = "x\
y"; out[6] = sizeof(t); out[7] = *"q" + *("qr" + 1); }
// LAUNCH: concatenation_and_escapes<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [5, 212, 41, 3, 98, 31, 3, 227]
