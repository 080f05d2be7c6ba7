// [class.member.lookup] p6: two declarations in two bases are ambiguous, though they call the same type
// REFUSED: ambiguous
struct A { typedef int T; };
struct B { typedef int T; };
struct C : A, B { __device__ int f() { return sizeof(T); } };
extern "C" __global__ void bad_types_of_one_kind(int *out) { C c; out[0] = c.f(); }
