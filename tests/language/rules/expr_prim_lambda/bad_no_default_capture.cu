// [expr.prim.lambda] p8 of expr.prim.lambda.capture: a local that is not captured
// REFUSED: variable is not captured
extern "C" __global__ void bad_no_default_capture(int *out) { int x = 1; auto f = [] { return x; }; out[0] = f(); }
