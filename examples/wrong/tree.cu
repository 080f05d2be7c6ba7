// A sum as a tree whose threads do not wait for each other: an emulator gives the right sum, and nothing promises it.
__global__ void tree(const float *x, float *total) {
    __shared__ float scratch[256];
    int t = threadIdx.x;
    scratch[t] = x[t];
    for (int half = blockDim.x / 2; half > 0; half /= 2)
        if (t < half)
            scratch[t] += scratch[t + half];
    if (t == 0)
        *total = scratch[0];
}
//   minicc run examples/wrong/tree.cu --block 8 'x=arange(8,f32)' 'total=zeros(1,f32)' --check race --print total
