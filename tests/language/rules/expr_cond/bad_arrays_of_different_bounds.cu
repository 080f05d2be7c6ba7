// [expr.cond] p4: arrays of different bounds are no lvalue together
// REFUSED: cannot bind
extern "C" __global__ void bad_arrays_of_different_bounds(int *out) {
    int *p = out;
    int a[3], b[4];
    int (&r)[3] = p[0] ? a : b;
}