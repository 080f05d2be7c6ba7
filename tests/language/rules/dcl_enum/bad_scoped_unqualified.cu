// [dcl.enum] p11: a scoped enumeration's enumerators need qualification
// REFUSED: not declared
enum class E { a = 1 };
extern "C" __global__ void bad_scoped_unqualified(int *out) { out[0] = (int)a; }
