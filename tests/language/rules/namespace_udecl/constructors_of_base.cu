// [namespace.udecl] class.inhctor.init: using B::B brings the base's constructors
struct A { int v; __device__ A(int k) : v(k) { } __device__ A(int a, int b) : v(a * 10 + b) { } __device__ A(const char *) : v(-1) { } }; struct B : A { using A::A; int w = 5; __device__ B(double d) : A((int)d + 100), w(6) { } };
extern "C" __global__ void constructors_of_base(int *out) { B a(3), b(4, 5), c("x"), d(2.5); out[0] = a.v * 10 + a.w; out[1] = b.v * 10 + b.w; out[2] = c.v; out[3] = d.v * 10 + d.w; B e = 7; out[4] = e.v; B f{8, 9}; out[5] = f.v; }
// LAUNCH: constructors_of_base<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [35, 455, -1, 1026, 7, 89]
