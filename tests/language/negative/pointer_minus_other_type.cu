__device__ long f(int *a, float *b) { return a - b; } // error@48: 'int *' and 'float *' are not pointers to compatible types
