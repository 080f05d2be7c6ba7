// [namespace.udecl] p1: the name is looked up, and a member of two subobjects of a class is ambiguous
// REFUSED: found in multiple base-class subobjects
struct A { __device__ int f(const int *) { return 1; } template <class T> __device__ int g(T *) { return 2; } int v; };
struct B : A { };
struct C : A { };
struct D : B, C { };
struct E : D { using D::f; }; // error: non-static member 'f' found in multiple base-class subobjects of the same type
struct F : D { using D::v; }; // error: non-static member 'v' found in multiple base-class subobjects of the same type
struct G : D { using D::g; }; // error: non-static member 'g' found in multiple base-class subobjects of the same type
__global__ void bad_member_of_several_objects(int *out) { out[0] = 0; }
