// Barriers by number and with counts: some warps wait for some others.
#define SYNC(id, count) asm volatile("bar.sync %0, %1;" :: "r"(id), "r"(count) : "memory")
#define ARRIVE(id, count) asm volatile("bar.arrive %0, %1;" :: "r"(id), "r"(count) : "memory")

extern "C" __global__ void handed_over(const int *p, int *out)
{
    __shared__ int s[32];
    int t = threadIdx.x % 32;
    if (threadIdx.x < 32) {
        s[t] = p[t];
        ARRIVE(1, 64);
    } else {
        SYNC(1, 64);
        out[t] = s[31 - t];
    }
}
// LAUNCH: handed_over<<<1,64>>> p=arange(32,i32) out=zeros(32,i32)
// CHECKED: race sync
// EXPECT: out == 31 - arange(32)

extern "C" __global__ void arrived_too_early(const int *p, int *out)
{
    __shared__ int s[32];
    int t = threadIdx.x % 32;
    if (threadIdx.x < 32) {
        ARRIVE(1, 64);
        s[t] = p[t];
    } else {
        SYNC(1, 64);
        out[t] = s[31 - t];
    }
}
// LAUNCH: arrived_too_early<<<1,64>>> p=arange(32,i32) out=zeros(32,i32)
// RACE: 30 27

extern "C" __global__ void arrival_does_not_wait(const int *p, int *out)
{
    __shared__ int s[64];
    int t = threadIdx.x % 32;
    if (threadIdx.x < 32) {
        s[t] = p[t];
        ARRIVE(1, 64);
        out[t] = s[32 + t];
    } else {
        s[32 + t] = p[t];
        SYNC(1, 64);
    }
}
// LAUNCH: arrival_does_not_wait<<<1,64>>> p=arange(32,i32) out=zeros(32,i32)
// RACE: 43 45

extern "C" __global__ void to_and_fro(const int *p, int *out)
{
    __shared__ int s[32];
    int t = threadIdx.x % 32;
    for (int round = 0; round < 3; round++) {
        if (threadIdx.x < 32) {
            if (round) SYNC(2, 64);
            s[t] = p[t] + round;
            ARRIVE(1, 64);
        } else {
            SYNC(1, 64);
            out[t] += s[31 - t];
            if (round < 2) ARRIVE(2, 64);
        }
    }
}
// LAUNCH: to_and_fro<<<1,64>>> p=arange(32,i32) out=zeros(32,i32)
// CHECKED: race sync
// EXPECT: out == 3 * (31 - arange(32)) + 3

extern "C" __global__ void only_to(const int *p, int *out)
{
    __shared__ int s[32];
    int t = threadIdx.x % 32;
    for (int round = 0; round < 3; round++) {
        if (threadIdx.x < 32) {
            s[t] = p[t] + round;
            SYNC(1, 64);
        } else {
            SYNC(1, 64);
            out[t] += s[31 - t];
        }
    }
}
// LAUNCH: only_to<<<1,64>>> p=arange(32,i32) out=zeros(32,i32)
// RACE: 82 78

extern "C" __global__ void groups_of_two_warps(const int *p, int *out)
{
    __shared__ int s[128];
    int t = threadIdx.x, group = t / 64;
    s[t] = p[t];
    SYNC(1 + group, 64);
    out[t] = s[t ^ 63];
}
// LAUNCH: groups_of_two_warps<<<1,128>>> p=arange(128,i32) out=zeros(128,i32)
// CHECKED: race sync
// EXPECT: out == arange(128) ^ 63

extern "C" __global__ void across_the_groups(const int *p, int *out)
{
    __shared__ int s[128];
    int t = threadIdx.x, group = t / 64;
    s[t] = p[t];
    SYNC(1 + group, 64);
    out[t] = s[t ^ 127];
}
// LAUNCH: across_the_groups<<<1,128>>> p=arange(128,i32) out=zeros(128,i32)
// RACE: 107 105

extern "C" __global__ void by_way_of_a_third(const int *p, int *out)
{
    __shared__ int s[32];
    int t = threadIdx.x % 32, warp = threadIdx.x / 32;
    if (warp == 0) {
        s[t] = p[t];
        ARRIVE(1, 64);
    } else if (warp == 1) {
        SYNC(1, 64);
        ARRIVE(2, 64);
    } else {
        SYNC(2, 64);
        out[t] = s[31 - t];
    }
}
// LAUNCH: by_way_of_a_third<<<1,96>>> p=arange(32,i32) out=zeros(32,i32)
// CHECKED: race sync
// EXPECT: out == 31 - arange(32)

extern "C" __global__ void a_third_that_waits_for_nobody(const int *p, int *out)
{
    __shared__ int s[32];
    int t = threadIdx.x % 32, warp = threadIdx.x / 32;
    if (warp == 0) {
        s[t] = p[t];
        ARRIVE(1, 64);
    } else if (warp == 1) {
        ARRIVE(2, 64);
        SYNC(1, 64);
    } else {
        SYNC(2, 64);
        out[t] = s[31 - t];
    }
}
// LAUNCH: a_third_that_waits_for_nobody<<<1,96>>> p=arange(32,i32) out=zeros(32,i32)
// RACE: 143 136
