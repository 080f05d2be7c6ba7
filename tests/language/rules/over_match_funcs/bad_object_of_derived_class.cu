// [over.match.funcs] p4, [over.ics.ref]: what an object becomes for members of a base is a conversion, no better than that of an argument
// REFUSED: ambiguous
struct A { __device__ int f(double) { return 1; } };
struct B : A { using A::f; __device__ int f(bool) const { return 2; } };
struct C : B {};
extern "C" __global__ void bad_object_of_derived_class(int *out) { C c; out[0] = c.f(true); }
