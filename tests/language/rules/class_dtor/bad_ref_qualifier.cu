// [class.dtor] p2: a destructor has neither cv-qualifiers nor a ref-qualifier
// REFUSED: '&' qualifier is not allowed on a destructor
struct S { __device__ ~S() & {} };
extern "C" __global__ void bad_ref_qualifier(int *out) { S s; out[0] = 1; }
