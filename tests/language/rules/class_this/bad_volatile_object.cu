// [class.this] p3: a function without volatile cannot work on a volatile object
// REFUSED: not marked volatile
struct S { int v; __device__ int f() { return v; } };
extern "C" __global__ void bad_volatile_object(int *out) { volatile S s{1}; out[0] = s.f(); }
