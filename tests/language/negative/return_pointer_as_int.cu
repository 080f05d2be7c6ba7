__device__ int f(int *p) { return p; } // error@35: cannot initialize return object of type 'int' with an lvalue of type 'int *'
