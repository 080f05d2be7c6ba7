// [class.inhctor.init] p1: using B::B brings the constructors; defaults of members still apply
struct B { int b; __device__ B(int x) : b(x) { } __device__ B(int x, int y) : b(x * 10 + y) { } };
struct D : B { using B::B; int d = 7; };
struct E : D { using D::D; __device__ E(int x) : D(x + 1) { } };
extern "C" __global__ void inherited_constructors(int *out) {
    D d(3), e(1, 2);
    E f(5), g(8, 9);
    out[0] = d.b * 10 + d.d;
    out[1] = e.b * 10 + e.d;
    out[2] = f.b * 10 + f.d;
    out[3] = g.b * 10 + g.d;
}
// LAUNCH: inherited_constructors<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [37, 127, 67, 897, 0, 0, 0, 0]
