// [dcl.fct.def.delete] p2: the chosen overload is deleted
// REFUSED: call to a deleted function
__device__ int f(int) { return 1; }
int f(double) = delete;
extern "C" __global__ void bad_chosen(int *out) { out[0] = f(1.5); }
