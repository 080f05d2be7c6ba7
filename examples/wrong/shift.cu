// Writes one element past the end of `out`: what a fault looks like.
__global__ void shift(int n, const float *in, float *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i + 1] = in[i];
}
//   minicc run examples/wrong/shift.cu --grid 4 --block 256 n=1000 'in=arange(1000)' 'out=zeros(1000)'
