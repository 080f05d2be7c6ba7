// [expr.prim.lambda] p6 of expr.prim.lambda.closure: a lambda with a capture is no pointer
// REFUSED: no conversion to a function pointer
extern "C" __global__ void bad_capture_to_pointer(int *out) { int x = 1; int (*p)() = [x] { return x; }; out[0] = p(); }
