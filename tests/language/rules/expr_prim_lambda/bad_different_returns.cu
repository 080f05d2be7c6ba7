// [expr.prim.lambda] p4 of expr.prim.lambda.closure: returns of different types
// REFUSED: conflicting return types
extern "C" __global__ void bad_different_returns(int *out) { auto f = [](int a) { if (a) return 1; return 2.0; }; out[0] = (int)f(1); }
