// [dcl.type.auto.deduct] p4: a pointer behind a pointer keeps its const
// REFUSED: incompatible initializer
extern "C" __global__ void bad_pointer_to_const(int *out) { int *const a = out; auto **p = &a; out[0] = **p; }
