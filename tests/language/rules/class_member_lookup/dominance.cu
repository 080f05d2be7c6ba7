// [class.member.lookup] p5: a name in a virtual-free derived class hides that of every base
struct A { int v = 1; __device__ int f() { return 10; } }; struct B : A { __device__ int f() { return 20; } }; struct C { int v = 3; __device__ int g() { return 30; } }; struct D : B, C { int v = 4; using C::g; __device__ int f(int k) { return B::f() + k; } };
extern "C" __global__ void dominance(int *out) { D d; out[0] = d.v * 100 + d.B::v * 10 + d.C::v; out[1] = d.f(1) + d.B::f() + d.A::f(); out[2] = d.g(); A &a = d; out[3] = a.f() + a.v; }
// LAUNCH: dominance<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [413, 51, 30, 11]
