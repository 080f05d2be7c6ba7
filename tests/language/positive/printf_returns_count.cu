#include <stdio.h>
extern "C" __global__ void printf_returns_count(int *out) {
    int i = threadIdx.x; if (i == 0) printf("%d %s\n", i, "zero"); out[i] = i;
}
// LAUNCH: printf_returns_count<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8)
