// [dcl.stc] p7: a declaration may name an object whose class is completed later
struct I; extern __device__ I x; extern __device__ I y[2];
__device__ I *there() { return y; }
struct I { int v, w; };
__device__ I x = {1, 2}, y[2] = {{3, 4}, {5, 6}};
extern "C" __global__ void extern_of_incomplete_class(int *out) { out[0] = x.v; out[1] = y[1].w; out[2] = there()->v; }
// LAUNCH: extern_of_incomplete_class<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [1, 6, 3]
