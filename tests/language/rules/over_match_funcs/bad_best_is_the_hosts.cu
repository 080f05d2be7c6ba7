// [over.match.funcs] p1: the host's function is the best, and the device cannot call it
// REFUSED: host function called on the device
// HOST: no
struct S { __device__ S() {} int f(int) { return 1; } __device__ int f(long) { return 2; } };
extern "C" __global__ void bad_best_is_the_hosts(int *out) { S s; out[0] = s.f(1); }
