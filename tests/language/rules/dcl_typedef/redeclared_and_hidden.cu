// [dcl.typedef] p3: a typedef may be repeated for the same type, and hidden
typedef int T; typedef int T; using T = int;
struct S { typedef char T; T m; __device__ T get() { return 300 - 256; } __device__ ::T big() { return 300; } };
extern "C" __global__ void redeclared_and_hidden(int *out) { T a = 300; out[0] = a; { typedef char T; T b = (T)300; out[1] = b; } T c = 70000; out[2] = c; S s; out[3] = sizeof(s.m) * 1000 + s.get(); out[4] = s.big(); int T = 5; out[5] = T; }
// LAUNCH: redeclared_and_hidden<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [300, 44, 70000, 1044, 300, 5]
