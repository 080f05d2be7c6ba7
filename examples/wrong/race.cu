// Sums in shared memory, in place: some threads read what others have written already. Every order that an emulator happens to choose gives the right sum.
__global__ void prefix(int *y) {
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = y[t];
    __syncthreads();
    for (int d = 1; d < 64; d *= 2) {
        int before = t >= d ? s[t - d] : 0;
        s[t] += before;
        __syncthreads();
    }
    y[t] = s[t];
}
//   minicc run examples/wrong/race.cu --block 64 'y=arange(64)' --check=race --check-exit-status=1
