// [temp.deduct.call] p4: no qualifier of the argument may be lost
// REFUSED: no matching function
template<class T, int N> __device__ int size(T (&)[N]) { return N; }
extern "C" __global__ void bad_qualification_lost(int *out) { const int b[2] = {}; out[0] = size<int>(b); }
