// [class.union] p3: a union with a member that copies by a function of its own has no copy constructor
// REFUSED: deleted copy
struct M { int v; __device__ M(int x) : v(x) { } __device__ M(const M &o) : v(o.v + 1) { } };
union U { M m; __device__ U() : m(1) { } };
extern "C" __global__ void bad_nontrivial_copied(int *out) { U a; U b = a; out[0] = b.m.v; }
