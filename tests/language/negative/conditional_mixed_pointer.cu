__device__ int *f(int *a, float *b) { return a ? a : b; } // error@48: incompatible operand types ('int *' and 'float *')
