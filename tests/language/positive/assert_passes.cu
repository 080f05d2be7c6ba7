#include <assert.h>
extern "C" __global__ void assert_passes(int *out) {
    int i = threadIdx.x; assert(i < 8); out[i] = i;
}
// LAUNCH: assert_passes<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8)
