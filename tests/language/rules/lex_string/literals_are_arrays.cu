// [lex.string] p8: a string literal is an lvalue array of const char
__device__ int f(const char (&)[4]) { return 4; } __device__ int f(const char (&)[3]) { return 3; } __device__ int g(const char *) { return 1; } __device__ int g(bool) { return 2; }
extern "C" __global__ void literals_are_arrays(int *out) { out[0] = f("abc") * 10 + f("ab"); out[1] = g("x"); auto &r = "hello"; out[2] = sizeof(r); const char *p = &"xyz"[1]; out[3] = *p; out[4] = sizeof("ab" + 0); decltype("ab") q = "cd"; out[5] = q[0]; for (char c : "12") out[6] = out[6] * 10 + (c ? c - '0' : 9); }
// LAUNCH: literals_are_arrays<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [43, 1, 6, 121, 8, 99, 129]
