// Two pointers to the same array: what is written through one is read through the other.
// LAUNCH: aliases<<<4,64>>> p=zeros(400) q=zeros(400) n=200
// EXPECT: p[:200] == arange(200) + 1

extern "C" __global__ void aliases(int *p, int *q, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    p[i] = i + 1;
    int x = q[i];
    q[i] = x * 10;
    p[n + i] = p[i] + x;
}
