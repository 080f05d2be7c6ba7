__device__ void f(void v, int) {} // error@24: argument may not have 'void' type
