// [temp.deduct.call] p2 of temp.deduct.type: two arguments deduce different types
// REFUSED: conflicting types for T
template <class T> __device__ int f(T, T) { return 1; }
extern "C" __global__ void bad_conflict(int *out) { out[0] = f(1, 1.0); }
