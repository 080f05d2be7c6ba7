// [dcl.mptr] p3: no pointer to a member of reference type
// REFUSED: a pointer to a reference member
struct A { int &r; };
extern "C" __global__ void bad_to_reference(int *out) { out[0] = sizeof(&A::r); }
