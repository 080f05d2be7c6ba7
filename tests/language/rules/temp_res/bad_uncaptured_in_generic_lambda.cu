// [temp.res] p8, [expr.prim.lambda.capture]: so is a variable that it does not capture
// REFUSED: not captured
extern "C" __global__ void bad_uncaptured_in_generic_lambda(int *out) {
    int a = 3;
    auto l = [](auto x) { return x + a; };
    out[0] = sizeof(l);
}
