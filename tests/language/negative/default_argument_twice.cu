__device__ int f(int a = 1);
__device__ int f(int a = 1) { return a; } // error@22: redefinition of default argument
