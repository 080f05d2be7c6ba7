// [class.member.lookup] p6: one base has a data member of the name, another a function
// REFUSED: lookup is ambiguous, whatever follows the name
struct A { int x; };
struct B { __device__ int x(int k) { return k; } };
struct C : A, B {};
extern "C" __global__ void bad_data_and_function(int *out) { out[0] = C().x(1); }
