// [expr.const] p2: arrays, loops and assignments in constexpr functions
__device__ constexpr int sieve(int n) {
    bool out[100] = {};
    int count = 0;
    for (int i = 2; i < n; i++) {
        if (out[i]) continue;
        count++;
        for (int j = i * i; j < n; j += i) out[j] = true;
    }
    return count;
}
__device__ constexpr int collatz(int n) {
    int steps = 0;
    while (n != 1) { n = n % 2 ? 3 * n + 1 : n / 2; steps++; }
    return steps;
}
extern "C" __global__ void arrays_and_loops(int *out) {
    constexpr int a = sieve(100);
    static_assert(collatz(27) == 111, "");
    int b[collatz(6)] = {};
    out[0] = a;
    out[1] = sizeof(b);
}
// LAUNCH: arrays_and_loops<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [25, 32, 0, 0, 0, 0, 0, 0]
