// [basic.lookup.qual] p1: what stands before :: must be a class, enumeration or namespace
// REFUSED: not a class, namespace or enumeration
struct S { int v; };
__device__ S s;
extern "C" __global__ void bad_object_before_colons(int *out) { out[0] = s::v; }
