// A barrier that only some threads reach, found at every level of optimisation; a loaded condition gets the benefit of the doubt.
__global__ void k(int *out, int n) {
    __shared__ int s[64];
    int x = threadIdx.x;
    s[x] = x;
    if (x < 16) { // note@11: threads of the block part at this branch
        s[x] += 1;
        __syncthreads(); // warning@9: barrier in code that not all threads of the block may reach [-Wdivergent-barrier]
    }
    if (n > 3) __syncthreads();
    if (out[0]) __syncthreads();
    for (int i = 0; i < n; i++) __syncthreads();
    out[x] = s[63 - x];
}
