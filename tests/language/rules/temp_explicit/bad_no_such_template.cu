// [temp.explicit] p1: there is no template of this name
// REFUSED: not a template
__device__ int twice(int x) { return x + x; }
template __device__ int twice(int);
extern "C" __global__ void bad_no_such_template(int *out) { out[0] = twice(3); }
