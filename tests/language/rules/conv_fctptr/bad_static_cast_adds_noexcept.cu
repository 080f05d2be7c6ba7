// [expr.static.cast] p7: no static_cast is the inverse of a function pointer conversion
// REFUSED: static_cast from 'int
__device__ int g(int x) { return x; }
extern "C" __global__ void bad_static_cast_adds_noexcept(int *out) {
    out[0] = static_cast<int (*)(int) noexcept>(&g)(1);
}
