// Four floats at once from an address that is not a multiple of sixteen.
__global__ void k(const float *in, float4 *out) {
    out[threadIdx.x] = *(const float4 *)(in + threadIdx.x);
}
//   minicc run examples/wrong/misaligned.cu --grid 1 --block 4 'in=arange(16)' 'out=zeros(4)'
