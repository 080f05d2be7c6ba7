__device__ bool f(int *a, float *b) { return a == b; } // error@48: comparison of distinct pointer types ('int *' and 'float *')
