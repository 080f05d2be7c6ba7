// __barrier_sync and __barrier_sync_count are barrier.sync with an id, and a number of threads.
extern "C" __global__ void named(int *o)
{
    __shared__ int s[128];
    int t = threadIdx.x;
    s[t] = t;
    __barrier_sync(1);
    if (t < 64) {
        o[t] = s[127 - t];
        s[t] = 2 * t;
        __barrier_sync_count(2, 64);
        o[64 + t] = s[63 - t];
    }
}
// LAUNCH: named<<<1,128>>> o=zeros(128,i32)
// CHECKED: all
// EXPECT: o == concatenate([127 - arange(64), 126 - 2 * arange(64)])

extern "C" __global__ void no_multiple_of_a_warp(int *o)
{
    if (threadIdx.x < 40)
        __barrier_sync_count(2, 40);
    o[threadIdx.x] = 1;
}
// LAUNCH: no_multiple_of_a_warp<<<1,128>>> o=zeros(128,i32)
// FAULT: multiple of 32
// SYNC: 22 error invalid-count
