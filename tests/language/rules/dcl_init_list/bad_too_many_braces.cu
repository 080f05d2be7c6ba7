// [dcl.init.list] p3.9: a scalar's list has an expression, not a list
// REFUSED: too many braces
__global__ void bad_too_many_braces(int *out) {
    int a{{}}; // error: too many braces around scalar initializer
    int b = {{1}}; // error: too many braces around scalar initializer
    out[0] = a + b;
}
