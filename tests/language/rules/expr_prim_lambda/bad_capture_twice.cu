// [expr.prim.lambda] p8 of expr.prim.lambda.capture: a name captured twice
// REFUSED: captured twice
// HOST: no
extern "C" __global__ void bad_capture_twice(int *out) { int x = 1; auto f = [x, x] { return x; }; out[0] = f(); }
