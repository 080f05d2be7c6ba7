// [class.mem] p6: a class is not complete in the types of its functions' parameters
// REFUSED: a type that is declared later
struct S { __device__ int f(T x = 3) { return x; } using T = int; };
extern "C" __global__ void bad_parameter_type_declared_later(int *out) { S s; out[0] = s.f(); }
