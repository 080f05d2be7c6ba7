// [class.static] expr.prim.id p2: a non-static member needs an object
// REFUSED: a non-static member is used without an object
struct S { int v = 1; __device__ static int f() { return v; } };
extern "C" __global__ void bad_member_without_object(int *out) { out[0] = S::f(); }
