// Trial division, which ends at different times.
// LAUNCH: prime_sieve<<<4,64>>> out=zeros(200) n=200
// EXPECT: out == [v > 1 and 0 not in [v % d for d in range(2, v)] for v in range(200)]

extern "C" __global__ void prime_sieve(int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    bool prime = i > 1;
    for (int d = 2; d * d <= i; d++)
        if (i % d == 0) {
            prime = false;
            break;
        }
    out[i] = prime;
}
