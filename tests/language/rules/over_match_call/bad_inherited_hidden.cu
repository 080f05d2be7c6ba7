// [over.match.call] over.dcl p1: a private overload of a derived class hides a base's public one
// REFUSED: inaccessible
struct A { __device__ int f(int) { return 1; } };
class B : public A { __device__ int f(double) { return 2; } };
extern "C" __global__ void bad_inherited_hidden(int *out) { B b; out[0] = b.f(1); }
