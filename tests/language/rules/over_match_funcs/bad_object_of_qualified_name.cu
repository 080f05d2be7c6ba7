// [over.match.funcs] p4, [over.ics.ref], [over.call.func] p3: the object of a qualified member is of its own class, and what it becomes is a conversion, no better than that of an argument
// REFUSED: ambiguous
struct A { __device__ int f(int) const { return 1; } __device__ int f(char) { return 2; } };
struct B : A { __device__ int f(bool) { return 3; } __device__ int g() { return A::f(1); } };
extern "C" __global__ void bad_object_of_qualified_name(int *out) { B b; out[0] = b.g(); }
