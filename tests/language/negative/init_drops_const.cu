__device__ void f(const int *c) { int *p = c; } // error@40: cannot initialize a variable of type 'int *' with an lvalue of type 'const int *'
