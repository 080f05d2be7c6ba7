// [over.inc] p1: the parameter of the postfix form is an int
// REFUSED: must have type int
struct A { int v; __device__ int operator++(long) { return v; } };
extern "C" __global__ void bad_postfix_parameter(int *out) { A a{1}; out[0] = a.v; }
