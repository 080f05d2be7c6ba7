// [over.ref] p1: operator-> must end in a pointer
// REFUSED: not a pointer
struct A { int v; __device__ int operator->() { return v; } };
extern "C" __global__ void bad_arrow_gives_int(int *out) { A a{1}; out[0] = a->v; }
