// [namespace.def] p2: a namespace is not extended through its alias
// REFUSED: redefinition of 'B' as different kind of symbol
namespace A { __device__ int x; }
namespace B = A;
namespace B { __device__ int y; }
extern "C" __global__ void bad_reopened(int *out) { out[0] = A::x; }
