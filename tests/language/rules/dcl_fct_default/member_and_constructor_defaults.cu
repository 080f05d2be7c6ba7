// [dcl.fct.default] p1: defaults of constructors, members, operators () and in class scope
struct S { int v; __device__ S(int a = 1, int b = later) : v(a * 10 + b) { } __device__ int f(int k = v2) const { return v + k; } static const int v2 = 7; enum { later = 5 }; __device__ int operator()(int x = 3, int y = helper()) { return x * 10 + y; } __device__ static int helper() { return 4; } };
extern "C" __global__ void member_and_constructor_defaults(int *out) { S a, b(2), c(3, 4); out[0] = a.v * 10000 + b.v * 100 + c.v; out[1] = a.f() * 100 + a.f(1); out[2] = c() * 100 + c(5); S d[2]; out[3] = d[1].v; S e = 6; out[4] = e.v; S g{}; out[5] = g.v + S().v; }
// LAUNCH: member_and_constructor_defaults<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [152534, 2216, 3454, 15, 65, 30]
