// [class.qual] p1: a qualified name chooses the base's member
struct A { int v = 1; __device__ int f() { return 10 + v; } };
struct B : A { int v = 2; __device__ int f() { return 20 + v; } __device__ int both() { return A::f() * 100 + f(); } };
struct C : B { int v = 3; __device__ int f() { return A::f() + B::f() + C::v; } };
extern "C" __global__ void qualified_call_of_base(int *out) {
    C c;
    out[0] = c.f();
    out[1] = c.A::f() * 100 + c.B::f();
    out[2] = c.both();
    out[3] = c.A::v + c.B::v * 10 + c.v * 100;
    B *p = &c;
    out[4] = p->A::v;
}
// LAUNCH: qualified_call_of_base<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [36, 1122, 1122, 321, 1, 0, 0, 0]
