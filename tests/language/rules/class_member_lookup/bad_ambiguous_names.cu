// [class.member.lookup] p6: two bases with the same name, though the overloads differ
// REFUSED: ambiguous member
struct A { __device__ int f(int) { return 1; } };
struct B { __device__ int f(char *) { return 2; } };
struct C : A, B { };
extern "C" __global__ void bad_ambiguous_names(int *out) { out[0] = C().f(1); }
