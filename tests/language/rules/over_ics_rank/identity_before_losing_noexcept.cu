// [over.ics.scs] p3, [over.ics.rank] p3.2: a function pointer conversion is an exact match, and the identity is better
__device__ int f(int x) noexcept { return x + 1; }
__device__ int g(int x) { return x + 2; }
__device__ int pick(int (*)(int)) { return 1; }
__device__ int pick(int (*)(int) noexcept) { return 2; }
__device__ int only(int (*)(int)) { return 3; }
__device__ int only(bool) { return 4; }
extern "C" __global__ void identity_before_losing_noexcept(int *out) {
    out[0] = pick(f) + 10 * pick(g) + 100 * only(f);
}
// LAUNCH: identity_before_losing_noexcept<<<1,1>>> out=zeros(1,i32)
// EXPECT: out == [312]
