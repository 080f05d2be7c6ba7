// [class.mfct] p3 of class.mfct.non-static: the name is qualified with a class that is twice in the object
// REFUSED: ambiguous base
struct A { __device__ int f() const { return 1; } };
struct B1 : A {};
struct B2 : A {};
struct D : B1, B2 { __device__ int g() const { return A::f(); } };
extern "C" __global__ void bad_call_of_ambiguous_base(int *out) { out[0] = D().g(); }
