// [expr.prim.lambda] p5 of expr.prim.lambda.closure: the copy is const without mutable
// REFUSED: assignment to a captured copy
extern "C" __global__ void bad_const_copy(int *out) { int x = 1; auto f = [x] { x++; return x; }; out[0] = f(); }
