// [over.over] p3: static members' addresses are functions' addresses
struct S { __device__ static int f(int x) { return x + 1; } __device__ static int f(char x) { return x + 100; } __device__ static int g(int x) { return x * 2; } int v; }; __device__ int apply(int (*p)(char), char c) { return p(c); }
extern "C" __global__ void member_of_class_overloads(int *out) { int (*p)(int) = &S::f; int (*q)(char) = S::f; out[0] = p(1) * 1000 + q(1); S s; out[1] = apply(S::f, 2); int (*r)(int) = s.g; out[2] = r(8); out[3] = (p == &S::g) * 10 + (r == S::g); }
// LAUNCH: member_of_class_overloads<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [2101, 102, 16, 1]
