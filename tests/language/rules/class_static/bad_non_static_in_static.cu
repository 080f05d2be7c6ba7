// [class.static] p3: a static function uses a member without an object
// REFUSED: invalid use of a member
struct S { int n; __device__ static int f() { return n; } };
extern "C" __global__ void bad_non_static_in_static(int *out) { out[0] = S::f(); }
