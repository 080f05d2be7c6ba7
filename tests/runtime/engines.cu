// The same memory on each engine: branches that the compiler calls uniform are proved on those that can.

__global__ void steps(int n, const int *x, int *y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, sum = 0;
    for (int k = 0; k < n; k++)
        if (k % 3 == 0)
            sum += x[(i + k) & 63];
    if (x[i] & 1)
        sum = -sum;
    y[i] = sum;
}

// LAUNCH: steps<<<2,32>>> n=7 x=arange(64,i32) y=zeros(64,i32)
// ENGINES: reference plain native
// EXPECT: y == where(x & 1, -1, 1) * (x + roll(x, -3) + roll(x, -6))
