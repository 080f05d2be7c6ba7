// [dcl.init.ref] p5.2.2: an lvalue that the conversion function returns is no object for an rvalue reference
// REFUSED: cannot bind to lvalue
struct Value { int n = 3; };
struct S { Value v; __device__ operator Value &() { return v; } };
extern "C" __global__ void bad_lvalue_result(int *out) { S s; Value &&r = s; out[0] = r.n; }
