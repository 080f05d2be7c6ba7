// Vector addition: one thread per element, and the guard that every CUDA kernel starts with.
//
//   minicc run examples/vector_add.cu --kernel vector_add --grid 4 --block 256 n=1000 'a=arange(1000,f32)' 'b=ones(1000,f32)' 'c=zeros(1000,f32)' --print c

__global__ void vector_add(int n, const float *a, const float *b, float *c) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        c[i] = a[i] + b[i];
}
