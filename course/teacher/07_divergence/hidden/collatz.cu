// launch: {"kernel": "collatz", "grid": 2, "block": 32, "arguments": [{"int": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]}, 40, 2]}
__global__ void collatz(int *steps, int n, int rounds) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int most = 0;
    for (int round = 0; round < rounds; round++) {
        int count = 0;
        for (int x = i + 1 + round; x != 1 && count < 60; count++)
            x = x % 2 ? 3 * x + 1 : x / 2;
        if (count > most) most = count;
        if (rounds > 90 && most > $first) break;
    }
    steps[i] = most;
}
