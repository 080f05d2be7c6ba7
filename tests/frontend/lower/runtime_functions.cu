// Functions of CUDA's device runtime: printf, assert, memory functions, clocks.
// CONFIGS: -O0 | -O2 | --codegen=llvm
// PTXAS: sm_80 sm_90
#include <assert.h>
#include <string.h>

// LAUNCH: copies<<<1,8>>> out=zeros(32,i32)
// EXPECT: out.reshape(8,4) == np.stack([arange(8), 0*arange(8)+0x01010101, -1-0*arange(8), arange(8)%2], 1)
__global__ void copies(int *out) {
    int i = threadIdx.x;
    int a[4] = { i, 1, 2, 3 };
    memset(a + 1, 1, sizeof(int));
    memset(&a[2], 0xff, 4);
    char s[8] = "abcdefg", t[8];
    memcpy(t, s, 8);
    a[3] = t[i & 1] - 'a';
    memcpy(out + 4 * i, a, sizeof a);
}

// LAUNCH: timers<<<2,32>>> out=zeros(64,i32)
// EXPECT: out == 1
__global__ void timers(int *out) {
    long long before = clock64();
    clock_t start = clock();
    __nanosleep(20);
    out[blockIdx.x * blockDim.x + threadIdx.x] = clock64() >= before && clock() - start >= 0;
}

// LAUNCH: prints<<<1,4>>> out=zeros(4,i32)
// EXPECT: out == 2
__global__ void prints(int *out) {
    assert(out != 0);
    out[threadIdx.x] = printf("%d %s\n", (int)threadIdx.x, __func__);
}

// LAUNCH: asserts<<<1,4>>> n=2
// FAULT: TrapFault: .*: void asserts\(int\): assertion 'n == 3' failed
__global__ void asserts(int n) { assert(n == 3); }
