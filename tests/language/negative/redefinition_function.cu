__device__ int f(int a) { return a; } // note@16: previous definition is here
__device__ int f(int b) { return b; } // error@16: redefinition of 'f'
