// [cpp.cond] p11: a group that is skipped is only read for its directives
extern "C" __global__ void skipped_groups(int *out) {
#if 0
#if 1
    out[0] = 1;
#else
    out[0] = 2;
#endif
#error not seen
#include <no/such/file>
#elif 1
    out[0] = 3;
#else
#error nor this
#endif
#if 1
    out[1] = 4;
#elif 1 / 0
    out[1] = 5;
#endif
#if 1 || 1 / 0
    out[2] = 6;
#endif
}
// LAUNCH: skipped_groups<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [3, 4, 6]
