// [except.spec] p4: so does a definition outside of the class
// REFUSED: exception specification in declaration does not match previous declaration
struct S {
    __device__ int m(int x);
};
__device__ int S::m(int x) noexcept { return x; }
extern "C" __global__ void bad_member_defined_with(int *out) { out[0] = S().m(1); }
