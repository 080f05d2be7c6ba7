// [namespace.udecl] p19: the using declaration's access counts
struct A { protected: int v = 4; __device__ int f() { return 5; } };
struct B : A { using A::v; using A::f; };
struct C : private A { using A::f; };
extern "C" __global__ void access_of_base_member(int *out) {
    B b;
    C c;
    out[0] = b.v + b.f() * 10;
    out[1] = c.f();
    out[2] = b.B::v;
}
// LAUNCH: access_of_base_member<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [54, 5, 4]
