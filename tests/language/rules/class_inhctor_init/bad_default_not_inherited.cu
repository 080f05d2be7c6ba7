// [class.inhctor.init] p1: the default constructor is not inherited
// REFUSED: no default constructor
struct B { int b; __device__ B(int x) : b(x) { } };
struct D : B { using B::B; };
extern "C" __global__ void bad_default_not_inherited(int *out) { D d; out[0] = d.b; }
