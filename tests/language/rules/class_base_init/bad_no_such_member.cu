// [class.base.init] p2: a name that is no member or direct base
// REFUSED: not a member or base
struct A { int n; };
struct B : A { __device__ B() : n(1) { } };
extern "C" __global__ void bad_no_such_member(int *out) { out[0] = B().n; }
