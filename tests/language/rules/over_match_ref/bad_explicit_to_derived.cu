// [over.match.ref] p1.1: an explicit conversion function must give the very type, not one that derives from it
// REFUSED: cannot initialize
struct B { int v; };
struct D : B {};
struct S { D d; __device__ explicit operator D &() { return d; } };
extern "C" __global__ void bad_explicit_to_derived(int *out) { S s; const B &r(s); out[0] = r.v; }
