// [class.conv.ctor] p2: copy initialisation ignores explicit constructors
// REFUSED: no conversion: the constructor is explicit
struct B { int v; __device__ explicit B(int x) : v(x) { } };
extern "C" __global__ void bad_explicit(int *out) { B b = 5; out[0] = b.v; }
