// Past the end of shared memory, inside a function that was inlined.
__device__ int neighbour(const int *s, int i) { return s[i + 1]; }
__global__ void k(int *out) {
    __shared__ int s[64];
    s[threadIdx.x] = threadIdx.x;
    __syncthreads();
    out[threadIdx.x] = neighbour(s, threadIdx.x);
}
//   minicc run examples/wrong/shared.cu --grid 1 --block 64 'out=zeros(64,i32)'
