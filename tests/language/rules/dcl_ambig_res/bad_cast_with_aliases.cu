// [dcl.ambig.res] p2: names of types make a type, too
// REFUSED: cast to a function type
typedef int T;
extern "C" __global__ void bad_cast_with_aliases(int *out) {
    int y = 3, z = 5;
    out[0] = (T(T(y))) - z;
}
