// Tree reduction in dynamic shared memory: each block sums its slice into partial[blockIdx.x]. The
// grid-stride loop lets any grid size cover any n.
//
//   minicc run examples/reduce.cu --kernel reduce_sum --grid 4 --block 128 --shared 512 n=1000 'x=arange(1000,f32)' 'partial=zeros(4,f32)' --print partial

extern __shared__ float scratch[];

__global__ void reduce_sum(int n, const float *x, float *partial) {
    int t = threadIdx.x;
    float sum = 0.0f;
    for (int i = blockIdx.x * blockDim.x + t; i < n; i += gridDim.x * blockDim.x)
        sum += x[i];
    scratch[t] = sum;
    __syncthreads();
    for (int half = blockDim.x / 2; half > 0; half /= 2) {
        if (t < half)
            scratch[t] += scratch[t + half];
        __syncthreads();
    }
    if (t == 0)
        partial[blockIdx.x] = scratch[0];
}
