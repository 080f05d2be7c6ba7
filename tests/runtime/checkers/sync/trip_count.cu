// A barrier in a loop whose trip count differs from thread to thread.
extern "C" __global__ void uneven(int *p)
{
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = p[t];
    for (int i = 0; i < t % 4; i++) {
        __syncthreads();
        s[t] += 1;
    }
    p[t] = s[t];
}
// LAUNCH: uneven<<<1,64>>> p=arange(64,i32)
// EXPECT: p == p_in + arange(64) % 4
// SYNC: 8 error divergent-block

extern "C" __global__ void even(int *p, int n)
{
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = p[t];
    for (int i = 0; i < n; i++) {
        __syncthreads();
        s[t] += 1;
    }
    p[t] = s[t];
}
// LAUNCH: even<<<1,64>>> p=arange(64,i32) n=3
// EXPECT: p == p_in + 3
// CHECKED: sync
