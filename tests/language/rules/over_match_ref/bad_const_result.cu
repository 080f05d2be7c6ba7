// [dcl.init.ref] p5.2.2: the result of the conversion function initialises the reference, without a further temporary
// REFUSED: drops 'const' qualifier
struct Value { int n = 3; };
struct S { __device__ operator const Value() const { return Value(); } };
extern "C" __global__ void bad_const_result(int *out) { S s; Value &&r = s; out[0] = r.n; }
