// [dcl.enum] p11: a scoped enumerator needs its scope
// REFUSED: undeclared identifier
enum class E { inner = 1 };
extern "C" __global__ void bad_enumerator_without_scope(int *out) { E e = inner; out[0] = (int)e; }
