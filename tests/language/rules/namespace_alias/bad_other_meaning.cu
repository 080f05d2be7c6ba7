// [namespace.alias] p4: an alias may not become another namespace's in the same scope
// REFUSED: the alias already names another namespace
namespace A { __device__ int v = 1; }
namespace B { __device__ int v = 2; }
namespace N = A;
namespace N = B;
extern "C" __global__ void bad_other_meaning(int *out) { out[0] = N::v; }
