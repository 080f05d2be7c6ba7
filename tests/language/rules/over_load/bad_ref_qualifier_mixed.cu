// [over.load] p2: with and without a ref-qualifier
// REFUSED: cannot be overloaded
struct S { __device__ int f() & { return 1; } __device__ int f() const { return 2; } __device__ int f() { return 3; } };
extern "C" __global__ void bad_ref_qualifier_mixed(int *out) { S s; out[0] = s.f(); }
