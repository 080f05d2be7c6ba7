// [class.union] p4: a union has no bases
// REFUSED: union with a base class
struct B { };
union U : B { int i; };
extern "C" __global__ void bad_base(int *out) { out[0] = sizeof(U); }
