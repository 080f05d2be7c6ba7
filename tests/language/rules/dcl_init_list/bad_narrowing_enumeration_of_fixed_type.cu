// [dcl.init.list] p7: an enumeration with a fixed type has all values of that
// REFUSED: narrowing conversion
enum E : int { one = 1 };
__device__ int f(short x) { return x; }
extern "C" __global__ void bad_narrowing_enumeration_of_fixed_type(int *out) { E x = static_cast<E>(out[0]); out[0] = f({x}); }
