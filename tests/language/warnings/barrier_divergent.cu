// A barrier that only some threads reach, found at every level of optimisation; a loaded condition gets the benefit of the doubt.
__global__ void k(int *out, int n) {
    __shared__ int s[64];
    int x = threadIdx.x;
    s[x] = x;
    if (x < 16) { // note@11: threads of the block diverge at this branch
        s[x] += 1;
        __syncthreads(); // warning@9: barrier in code that not all threads of the block may reach [-Wdivergent-barrier]
    }
    if (n > 3) __syncthreads();
    if (out[0]) __syncthreads();
    for (int i = 0; i < n; i++) __syncthreads();
    out[x] = s[63 - x];
}

// The last barrier of a kernel, too, which no other one follows.
__global__ void last(int *out, int n) {
    int x = threadIdx.x;
    if (x < 40) // note@11: threads of the block diverge at this branch
        __syncthreads(); // warning@9: barrier in code that not all threads of the block may reach [-Wdivergent-barrier]
}
__global__ void last_but_stores(int *out, int n) {
    int x = threadIdx.x;
    if (x < n) { // note@11: threads of the block diverge at this branch
        out[x] = 1;
        __syncthreads(); // warning@9: barrier in code that not all threads of the block may reach [-Wdivergent-barrier]
    }
    out[x + 1] = 2;
}
__global__ void in_a_loop(int *out, int n) {
    for (int step = 1; step < n; step *= 2)
        if (threadIdx.x < step) { // note@25: threads of the block diverge at this branch
            out[threadIdx.x] += 1;
            __syncthreads(); // warning@13: barrier in code that not all threads of the block may reach [-Wdivergent-barrier]
        }
}

// Threads that have left the kernel are not waited for; a loop may have as many trips for all.
__global__ void left(int *out, int n) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    if (x >= n)
        return;
    __syncthreads();
    out[x] = 1;
}
__global__ void strided(int *out, int n) {
    for (int i = threadIdx.x; i < n; i += blockDim.x) {
        out[i] = i;
        __syncthreads();
    }
    out[n] = 1;
}
__global__ void whole_blocks(int *out, int n) {
    if (blockIdx.x < n)
        __syncthreads();
    if (n & 1)
        __syncthreads();
}
