struct Later;
__device__ int read(Later *p);
struct Later { int v; };
__device__ int read(Later *p) { return p->v; }
extern "C" __global__ void struct_forward_declared(int *out) {
    int i = threadIdx.x; Later l = {i}; out[i] = read(&l);
}
// LAUNCH: struct_forward_declared<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8)
