// [basic.lookup.classref] class.member.lookup p6: a member of two unrelated bases is ambiguous, whatever its type
// REFUSED: member found in several base classes
struct A { __device__ int f(int) { return 1; } };
struct B { __device__ int f(double) { return 2; } };
struct S : A, B { };
extern "C" __global__ void bad_ambiguous_base_member(int *out) { S s; out[0] = s.f(1); }
