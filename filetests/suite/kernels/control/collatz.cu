// Steps of the Collatz sequence: trip counts that nobody can foresee.
// LAUNCH: collatz<<<4,64>>> out=zeros(200) n=200
// EXPECT: out == [(lambda f: f(f, i + 1))(lambda f, x: 0 if x == 1 else 1 + f(f, 3 * x + 1 if x & 1 else x // 2)) for i in range(200)]

extern "C" __global__ void collatz(int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned long long x = i + 1;
    int steps = 0;
    while (x != 1) {
        x = x & 1 ? 3 * x + 1 : x >> 1;
        steps++;
    }
    out[i] = steps;
}
