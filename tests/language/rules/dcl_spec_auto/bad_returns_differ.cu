// [dcl.spec.auto] p9: all returns must deduce one type
// REFUSED: inconsistent return types
__device__ auto f(bool b) { if (b) return 1; return 2.0; }
extern "C" __global__ void bad_returns_differ(int *out) { out[0] = (int)f(true); }
