// [class.local] p1: a local class may not use a local variable
// REFUSED: use of an automatic variable
extern "C" __global__ void bad_uses_variable(int *out) {
    int x = out[0];
    struct L { __device__ int f() { return x; } };
    out[0] = L().f();
}
