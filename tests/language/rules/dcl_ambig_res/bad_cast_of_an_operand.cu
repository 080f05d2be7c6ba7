// [dcl.ambig.res] p2: what could be a type in brackets is one, here that of a function with a parameter 'x', cast to which nothing can be
// REFUSED: cast to a function type
typedef int T;
extern "C" __global__ void bad_cast_of_an_operand(int *out) {
    int y = 3, z = 5;
    out[0] = (int(unsigned(y))) & z;
}
