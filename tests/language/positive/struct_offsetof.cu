#include <stddef.h>
struct A2 { char a; int b; long long c; char d; };
extern "C" __global__ void struct_offsetof(int *out) {
    int i = threadIdx.x; out[i] = (int)(offsetof(A2, b) + 10 * offsetof(A2, c) + 100 * offsetof(A2, d));
}
// LAUNCH: struct_offsetof<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 4 + 80 + 1600
