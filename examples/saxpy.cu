// y = a * x + y: the fused multiply-add, and `const __restrict__`, which lets the compiler use the
// read-only data path (ld.global.nc).
//
//   minicc run examples/saxpy.cu --kernel saxpy --grid 4 --block 256 n=1000 a=2.0 'x=arange(1000,f32)' 'y=ones(1000,f32)' --print y

__global__ void saxpy(int n, float a, const float *__restrict__ x, float *__restrict__ y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = a * x[i] + y[i];
}
