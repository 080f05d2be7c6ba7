__device__ int f(int n) { int a[n]; return 1; } // error@33: variable length arrays are not supported; the size must be a constant expression
