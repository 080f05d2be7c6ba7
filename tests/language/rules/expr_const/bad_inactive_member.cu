// [expr.const] p2.8: a member of a union that is not active
// REFUSED: inactive member of a union
union U { int i; float f; };
__device__ constexpr float g() { U u = {1}; return u.f; }
extern "C" __global__ void bad_inactive_member(int *out) { constexpr float x = g(); out[0] = (int)x; }
