// [over.match.conv] p1: an explicit conversion function is no implicit conversion
// REFUSED: explicit conversion function
struct S { int v; __device__ explicit operator int() const { return v; } };
extern "C" __global__ void bad_explicit_operator(int *out) { S s{1}; int i = s; out[0] = i; }
