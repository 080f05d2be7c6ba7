// [dcl.enum] p10: a scoped enumerator does not convert to int
// REFUSED: no implicit conversion
enum class E { a = 1 };
extern "C" __global__ void bad_scoped_arithmetic(int *out) { int x = E::a; out[0] = x; }
