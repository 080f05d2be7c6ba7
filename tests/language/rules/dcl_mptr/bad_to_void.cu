// [dcl.mptr] p3: no pointer to members of type void
// REFUSED: members of type void
struct A { int x; };
extern "C" __global__ void bad_to_void(int *out) { void A::*p = nullptr; out[0] = p == nullptr; }
