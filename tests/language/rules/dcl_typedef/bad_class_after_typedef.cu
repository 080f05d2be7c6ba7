// [dcl.typedef] p6: a class may not be called as a typedef of another type in its scope
// REFUSED: conflicts with typedef of the same name
typedef int T;
struct T {};
extern "C" __global__ void bad_class_after_typedef(int *out) { out[0] = 1; }
