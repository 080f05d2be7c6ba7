// [basic.scope.hiding] class.member.lookup: a base's overload that fits is hidden
// REFUSED: no conversion from const char * to the parameter of the function found
struct A { __device__ int f(const char *) { return 1; } };
struct B : A { __device__ int f(int) { return 2; } };
extern "C" __global__ void bad_hidden_base_overload(int *out) { B b; out[0] = b.f("x"); }
