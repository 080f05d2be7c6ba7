extern "C" __global__ void memory_memcpy_memset(int *out) {
    int i = threadIdx.x; int a[4] = {i, 2, 3, 4}, b[4]; memcpy(b, a, sizeof a); memset(a, 0xFF, sizeof a); out[i] = b[0] * 10 + b[3] + a[1];
}
// LAUNCH: memory_memcpy_memset<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 10 * arange(8) + 3
