// [namespace.udecl] p19: static members, enumerators and types that are brought have the using declaration's access
class A { protected: static const int v = 1; enum E { e = 2 }; typedef char T; struct S { int s; }; };
struct B : A { using A::v; using A::e; using A::T; using A::S; };
struct C : B {
    __device__ int inside() { return v + e; }
private:
    using A::v;
};
extern "C" __global__ void access_of_names_brought(int *out) {
    C c;
    B::S s = {7};
    out[0] = B::v + c.e;
    out[1] = sizeof(B::T) + s.s;
    out[2] = c.inside() + c.B::v;
}
// LAUNCH: access_of_names_brought<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [3, 8, 4]
