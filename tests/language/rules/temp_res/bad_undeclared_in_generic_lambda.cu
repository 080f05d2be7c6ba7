// [temp.res] p8: what a generic lambda names that is not there is an error though nobody calls it
// REFUSED: undeclared
extern "C" __global__ void bad_undeclared_in_generic_lambda(int *out) {
    auto l = [](auto x) { return x + missing; };
    out[0] = sizeof(l);
}
