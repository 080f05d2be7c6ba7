// [conv.fctptr] p1: noexcept is not added
// REFUSED: cannot initialize a variable of type 'int
__device__ int g(int x) { return x; }
extern "C" __global__ void bad_adds_noexcept(int *out) {
    int (*p)(int) noexcept = g;
    out[0] = p(1);
}
