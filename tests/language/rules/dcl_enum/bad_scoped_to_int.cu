// [dcl.enum] p11: a scoped enumeration does not convert to int
// REFUSED: no implicit conversion
enum class E { a = 1 };
extern "C" __global__ void bad_scoped_to_int(int *out) { out[0] = E::a; }
