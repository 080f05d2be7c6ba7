// [dcl.ambig.res] p2: the parameter is an array
// REFUSED: cast to a function type
typedef int T;
extern "C" __global__ void bad_cast_of_an_array(int *out) {
    int y = 3, z = 5;
    out[0] = (int(unsigned(out[1]))) + y;
}
