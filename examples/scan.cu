// Inclusive prefix sum of one block (Hillis and Steele 1986): log2(n) steps over two shared buffers,
// so that nobody overwrites what a neighbour still has to read.
//
//   minicc run examples/scan.cu --kernel inclusive_scan --grid 1 --block 256 n=200 'x=arange(200,i32)' 'out=zeros(200,i32)' --print out

#define BLOCK 256

__global__ void inclusive_scan(int n, const int *x, int *out) {
    __shared__ int buffer[2][BLOCK];
    int t = threadIdx.x, current = 0;
    buffer[0][t] = t < n ? x[t] : 0;
    __syncthreads();
    for (int offset = 1; offset < BLOCK; offset <<= 1) {
        int sum = buffer[current][t];
        if (t >= offset)
            sum += buffer[current][t - offset];
        current ^= 1;
        buffer[current][t] = sum;
        __syncthreads();
    }
    if (t < n)
        out[t] = buffer[current][t];
}
