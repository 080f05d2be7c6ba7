// [basic.scope.block] p3: the outermost block of a range-based for may not declare the loop's name again
// REFUSED: redefinition of 'v'
extern "C" __global__ void bad_redeclared(int *out) {
    int a[3] = {1, 2, 3};
    for (int v : a) { int v = 1; out[0] = v; }
}
