// [expr.cond] p4: an array beside one of const elements is one of const elements
// REFUSED: not assignable
extern "C" __global__ void bad_element_of_const_array(int *out) {
    int *p = out;
    const int a[3] = {};
    int b[3];
    (p[0] ? a : b)[1] = 3;
}