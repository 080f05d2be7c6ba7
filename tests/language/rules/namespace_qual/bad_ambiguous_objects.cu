// [namespace.qual] p2: two objects from two nominated namespaces are ambiguous
// REFUSED: reference is ambiguous
namespace A { __device__ int x = 1; }
namespace B { __device__ int x = 2; }
namespace C { using namespace A; using namespace B; }
extern "C" __global__ void bad_ambiguous_objects(int *out) { out[0] = C::x; }
