// [dcl.init.ref] p4: a reference to a noexcept function binds to no other
// REFUSED: non-const lvalue reference to type 'int
__device__ int g(int x) { return x; }
extern "C" __global__ void bad_reference_adds_noexcept(int *out) {
    int (&r)(int) noexcept = g;
    out[0] = r(1);
}
