// [expr.prim.lambda.closure] p7: the instance's result must be that of the function pointed to
// REFUSED: cannot initialize a variable
extern "C" __global__ void bad_generic_to_pointer(int *out) {
    int (*p)(char) = [](auto x) { return x; };
    out[0] = p('a');
}
