// [expr.cond] p5: an array is no modifiable lvalue, chosen or not
// REFUSED: not assignable
extern "C" __global__ void bad_array_is_assigned(int *out) {
    int *p = out;
    int a[3], b[3];
    (p[0] ? a : b) = a;
}