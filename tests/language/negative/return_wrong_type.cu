struct S { int a; };
__device__ int f(S s) { return s; } // error@32: cannot initialize return object of type 'int' with an lvalue of type 'S'
