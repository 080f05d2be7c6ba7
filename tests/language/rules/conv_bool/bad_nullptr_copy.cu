// [conv.bool] p1: nullptr converts to bool only in direct initialisation
// REFUSED: only direct initialisation
__device__ int f(bool b) { return b; }
extern "C" __global__ void bad_nullptr_copy(int *out) { out[0] = f(nullptr); }
