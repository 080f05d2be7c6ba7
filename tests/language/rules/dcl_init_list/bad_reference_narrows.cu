// [dcl.init.list] p3.10, p7: the temporary that a reference binds to is initialised by the list, which may not narrow
// REFUSED: cannot be narrowed
__device__ int of(const int &x) { return x; }
__global__ void bad_reference_narrows(int *out, double d) {
    const int &a{d}; // error: non-constant-expression cannot be narrowed from type 'double' to 'int' in initializer list
    out[0] = a + of({d}); // error: non-constant-expression cannot be narrowed from type 'double' to 'int' in initializer list
}
