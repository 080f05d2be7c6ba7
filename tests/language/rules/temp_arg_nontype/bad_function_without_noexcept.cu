// [temp.arg.nontype] p2: a parameter that points to noexcept functions takes no other
// REFUSED: no matching function for call to 'fixed'
__device__ int g(int x) { return x; }
template <int (*F)(int) noexcept> __device__ int fixed(int x) { return F(x); }
extern "C" __global__ void bad_function_without_noexcept(int *out) {
    out[0] = fixed<g>(1);
}
