// [class.ctor] p4: a constructor has neither cv-qualifiers nor a ref-qualifier
// REFUSED: 'const' qualifier is not allowed on a constructor
struct S { __device__ S() const {} };
extern "C" __global__ void bad_const_constructor(int *out) { S s; out[0] = 1; }
