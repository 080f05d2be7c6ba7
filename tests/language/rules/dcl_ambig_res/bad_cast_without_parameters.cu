// [dcl.ambig.res] p2: a function type without parameters
// REFUSED: cast to a function type
typedef int T;
extern "C" __global__ void bad_cast_without_parameters(int *out) {
    int y = 3, z = 5;
    out[0] = (int()) + z;
}
