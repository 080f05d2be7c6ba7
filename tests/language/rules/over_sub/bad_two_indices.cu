// [over.sub] p1: operator[] has exactly one parameter
// REFUSED: exactly one parameter
struct A { int v; __device__ int operator[](int i, int j) { return i + j; } };
extern "C" __global__ void bad_two_indices(int *out) { A a{1}; out[0] = a.v; }
