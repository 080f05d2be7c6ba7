// [temp.res] p8, [temp.nondep]: and a call without a dependent argument that no function takes
// REFUSED: too many arguments
__device__ int one(int x) { return x; }
extern "C" __global__ void bad_call_in_generic_lambda(int *out) {
    auto l = [](auto x) { return one(1, 2) + x; };
    out[0] = sizeof(l);
}
