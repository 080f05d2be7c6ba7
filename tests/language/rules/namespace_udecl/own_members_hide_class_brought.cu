// [namespace.udecl] p10, [basic.scope.hiding] p2: an object, function or enumerator stands beside the class or enumeration that a using declaration brings
struct A { struct T { char c[5]; }; enum E { e }; enum F { f }; };
struct B : A {
    using A::T;
    using A::E;
    using A::F;
    int T = 7;
    enum { E = 8 };
    __device__ int F() { return sizeof(struct T) * 100 + sizeof(enum E) * 10; }
};
namespace n { struct S; }
using n::S;
struct S { int i; };
extern "C" __global__ void own_members_hide_class_brought(int *out) {
    B b;
    out[0] = b.T;
    out[1] = B::E;
    out[2] = b.F();
    struct B::T t{{1, 2, 3, 4, 5}};
    enum B::F f = B::f;
    out[3] = t.c[4] + f;
    n::S s{3};
    out[4] = s.i;
}
// LAUNCH: own_members_hide_class_brought<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [7, 8, 540, 5, 3]
