// [over.call] p1: operator() must be a member
// REFUSED: must be a member function
struct A { int v; };
__device__ int operator()(A a, int i) { return a.v + i; }
extern "C" __global__ void bad_nonmember(int *out) { A a{1}; out[0] = a.v; }
