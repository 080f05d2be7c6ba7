// A macro may stand for a pragma: nvcc compiles text that has been preprocessed, in which it is a line of its own.
#define UNROLL #pragma unroll
#define ONCE #pragma unroll 1
#define QUIET #pragma nv_exec_check_disable
template <class F> __device__ void each(int n, F f) { for (int i = 0; i < n; i++) f(i); }
QUIET
#pragma hd_warning_disable
#pragma nv_diag_error 20
__global__ void k(int *p) {
    each(2, [&](int j) {
        UNROLL
        for (int i = 0; i < 3; i++) p[i] += j;
    });
    ONCE
    for (int i = 0; i < 4; i++) p[i] *= 3;
}
// LAUNCH: k<<<1,1>>> p=arange(4,i32)
// EXPECT: p == [3, 6, 9, 9]
