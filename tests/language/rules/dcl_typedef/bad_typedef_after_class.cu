// [dcl.typedef] p6: a typedef may not give a class's name another meaning in its scope
// REFUSED: typedef redefinition with different types
struct T {};
typedef int T;
extern "C" __global__ void bad_typedef_after_class(int *out) { out[0] = 1; }
