// Threads that wait at a barrier for others which never come.
__global__ void k(int *out) {
    if (threadIdx.x < 32) {
        __syncthreads();
        asm volatile("bar.sync 1, 64;");
    }
    out[threadIdx.x] = 1;
}
//   minicc run examples/wrong/barrier.cu --grid 1 --block 64 'out=zeros(64,i32)'
