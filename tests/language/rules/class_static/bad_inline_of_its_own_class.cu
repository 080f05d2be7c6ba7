// [class.static] class.static.data p3: an inline static member is defined in its class, which is not complete there
// REFUSED: incomplete type
struct I { int v; static inline I one; };
extern "C" __global__ void bad_inline_of_its_own_class(int *out) { out[0] = sizeof(I); }
