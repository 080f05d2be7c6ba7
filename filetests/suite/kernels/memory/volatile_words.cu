// Every access to a volatile word happens.
// LAUNCH: volatile_words<<<4,64>>> p=zeros(200) n=200
// EXPECT: p == 7

extern "C" __global__ void volatile_words(volatile int *p, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    p[i] = 3;
    int x = p[i] + p[i];
    p[i] = x;
    p[i] += 1;
}
