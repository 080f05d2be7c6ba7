// [expr.prim.lambda] p8 of expr.prim.lambda.capture: this outside a member function
// REFUSED: this outside a class
extern "C" __global__ void bad_this_outside(int *out) { auto f = [this] { return 1; }; out[0] = f(); }
