// OPTIONS: -Wall
// What compiles, with a word of warning.
__device__ int missing(int n) {
    if (n > 3) return 1;
} // warning@1: non-void function does not return a value in all control paths [-Wreturn-type]
__device__ int never() {
} // warning@1: non-void function does not return a value [-Wreturn-type]
__device__ int endless(int n) {
    while (1) if (n++ > 100) return n;
}
__device__ int all_cases(int n) {
    switch (n) { case 1: return 2; default: return 3; }
}
__device__ int either(int n) {
    if (n) return 1; else return 2;
}

__global__ void k(int *out, unsigned n, int m) {
    int i = threadIdx.x;
    if (i < n) out[i] = 1; // warning@11: comparison of integers of different signs: 'int' and 'unsigned int' [-Wsign-compare]
    if (n < 5) out[i] = 1;
    m + 1; // warning@7: expression result unused [-Wunused-value]
    m == 1; // warning@7: equality comparison result unused [-Wunused-comparison]
    out[0]; // warning@5: expression result unused [-Wunused-value]
    if (m = 3) out[0] = 1; // warning@11: using the result of an assignment as a condition without parentheses [-Wparentheses]
    if ((m = 3)) out[0] = 1;
    char c = 300; // warning@14: implicit conversion from 'int' to 'char' changes value from 300 to 44 [-Wconstant-conversion]
    int whole = 3.5; // warning@17: implicit conversion from 'double' to 'int' changes value from 3.5 to 3 [-Wliteral-conversion]
    int bits = 1 << 32; // warning@18: shift count >= width of type [-Wshift-count-overflow]
    int zero = m / 0; // warning@18: division by zero is undefined [-Wdivision-by-zero]
    int unused = 3; // warning@9: unused variable 'unused' [-Wunused-variable]
    int unset; // note@9: initialize the variable 'unset' to silence this warning
    out[1] = unset; // warning@14: variable 'unset' is uninitialized when used here [-Wuninitialized]
    int later;
    if (m) later = 1; else later = 2;
    out[2] = later;
    int array[4];
    array[0] = 1;
    out[3] = array[4]; // warning@14: array index 4 is past the end of the array (that has type 'int[4]') [-Warray-bounds]
    m = m; // warning@7: explicitly assigning value of variable of type 'int' to itself [-Wself-assign]
    for (int j = 0; j < 3; j++) ;
    out[4] = c + whole + bits + zero;
    int narrowed[2] = { threadIdx.x, 3 }; // warning@25: non-constant-expression cannot be narrowed from type 'unsigned int' to 'int' in initializer list [-Wc++11-narrowing]
    out[6] = narrowed[m];
    int wrapped = 2147483647 + 1; // warning@30: overflow in expression; result is -2147483648 with type 'int' [-Winteger-overflow]
    out[7] = wrapped;
    float rounded = 16777217; // warning@21: implicit conversion from 'int' to 'float' changes value from 16777217 to 16777216 [-Wimplicit-const-int-float-conversion]
    out[5] = rounded;
}
