__device__ void f() { return 1; } // error@23: void function 'f' should not return a value
