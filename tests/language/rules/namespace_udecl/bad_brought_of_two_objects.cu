// [namespace.udecl] p1, [class.member.lookup] p8: a using declaration names functions that need an object, and there are two by different ways
// REFUSED: found in multiple base-class subobjects
struct A { __device__ int f(int) const { return 482; } };
struct B : A { using A::f; };
struct C : B, A {};
struct D : C {
    using C::f;
};
extern "C" __global__ void bad_brought_of_two_objects(int *out) { D d; out[0] = sizeof(d); }
