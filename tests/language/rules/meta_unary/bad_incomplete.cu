// [meta.unary.prop] p1: the class must be complete
// REFUSED: incomplete type
struct Later;
static_assert(!__is_empty(Later));
extern "C" __global__ void bad_incomplete(int *out) { out[0] = 1; }
