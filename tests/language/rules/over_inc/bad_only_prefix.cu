// [over.inc] p1: a prefix operator does not serve the postfix form
// REFUSED: no operator matches these operands
struct A { int v; __device__ A &operator++() { ++v; return *this; } };
extern "C" __global__ void bad_only_prefix(int *out) { A a{1}; a++; out[0] = a.v; }
