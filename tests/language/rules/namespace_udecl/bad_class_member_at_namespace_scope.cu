// [namespace.udecl] p8: a class member cannot be named by a using declaration outside a class
// REFUSED: class member named at namespace scope
struct S { __device__ static int f() { return 1; } };
using S::f;
extern "C" __global__ void bad_class_member_at_namespace_scope(int *out) { out[0] = f(); }
