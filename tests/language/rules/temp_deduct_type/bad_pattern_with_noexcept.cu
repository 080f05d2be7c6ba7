// [temp.deduct.call] p4: a pattern with noexcept takes no function without
// REFUSED: no matching function for call to 'quiet'
__device__ int g(int x) { return x; }
template <typename R> __device__ int quiet(R (*f)(int) noexcept) { return f(1); }
extern "C" __global__ void bad_pattern_with_noexcept(int *out) {
    out[0] = quiet(g);
}
