// [class.access.base] p5: one open way is enough
struct A { struct T { int v[3]; }; static const int q = 5; enum { e = 7 }; };
struct B : A { __device__ static int f() { return 11; } };
struct C : B, protected A {};
struct D : public B { __device__ int g(D &d) { return d.q + d.B::e; } };
extern "C" __global__ void one_open_way(int *out) { C c; D d; out[0] = sizeof(C::T); out[1] = C::q + c.e; out[2] = d.g(d) + d.f(); }
// LAUNCH: one_open_way<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [12, 12, 23]
