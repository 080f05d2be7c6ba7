// [dcl.fct.def.delete] p2: a deleted function takes part and is an error when chosen
// REFUSED: use of a deleted function
__device__ int f(int) { return 1; } __device__ int f(double) = delete;
extern "C" __global__ void bad_deleted_chosen(int *out) { out[0] = f(1.5); }
