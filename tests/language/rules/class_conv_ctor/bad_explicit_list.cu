// [class.conv.ctor] p1 of over.match.list: copy list initialisation that chooses an explicit constructor
// REFUSED: chosen constructor is explicit
struct B { int v; __device__ B(double d) : v(2) { } __device__ explicit B(int x) : v(x) { } };
extern "C" __global__ void bad_explicit_list(int *out) { B b = {5}; out[0] = b.v; }
