// [dcl.init.list] p7: an enumeration with values that int does not hold
// REFUSED: narrowing conversion
enum E { large = 0x80000000u };
__device__ int f(int x) { return x; }
extern "C" __global__ void bad_narrowing_large_enumeration(int *out) { E x = static_cast<E>(out[0]); out[0] = f({x}); }
