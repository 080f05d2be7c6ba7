// [expr.cond] p5: a bit-field that is chosen is one, to which no reference binds that is not constant; nor does an overload for rvalues take it
// REFUSED: cannot bind to bit-field
struct S { int a : 3, b : 5; };
__device__ int kind(int &) { return 1; }
__device__ int kind(const int &) { return 2; }
__device__ int kind(int &&) { return 3; }
extern "C" __global__ void bad_reference_to_one_of_bit_fields(int *out) { S s{1, 2}; out[0] = kind(out[1] ? s.a : s.b); }
