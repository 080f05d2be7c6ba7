// [class.member.lookup] p8: static members, types and enumerators are one, by whatever subobject; a class's own name hides both
struct A { static __device__ int f(const int *) { return 1; } template <class U> static __device__ int t(U) { return sizeof(U); } enum { e = 2 }; typedef char T; static const int s = 3; __device__ int g() { return 4; } int v = 5; };
struct B : A { };
struct C : A { };
struct D : B, C { using B::g; __device__ int h() { return B::v; } };
struct E : D { using D::f; using D::e; using D::T; using D::s; using D::t; };
extern "C" __global__ void names_of_several_objects(int *out) {
    E x;
    out[0] = E::f(nullptr) + E::e * 10 + E::s * 100;
    out[1] = sizeof(E::T) + x.h() + 10 * E::t(1.0);
}
// LAUNCH: names_of_several_objects<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [321, 86]
