// [lex.string] p5: u8 strings are char arrays; size counts the terminating zero
extern "C" __global__ void prefixed_and_sizes(int *out) { out[0] = sizeof(u8"ab"); const char *p = u8"xyz"; out[1] = p[1]; out[2] = sizeof(u8"\u00e9") * 10 + sizeof("\u20ac"); const unsigned char *q = (const unsigned char *)"\u00e9"; out[3] = q[0] * 1000 + q[1]; out[4] = sizeof("\0\0"); out[5] = sizeof(u8R"(a\n)"); out[6] = "\x41\102C"[1] * 100 + "\1012"[1]; out[7] = sizeof("a" u8"b"); }
// LAUNCH: prefixed_and_sizes<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [3, 121, 34, 195169, 3, 4, 6650, 3]
