// [class.base.init] p8: a reference member without an initialiser
// REFUSED: uninitialised reference member
struct S { int &r; __device__ S() { } };
extern "C" __global__ void bad_reference_unset(int *out) { out[0] = sizeof(S); S s; (void)s; }
