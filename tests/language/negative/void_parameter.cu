__device__ void f(void v) {} // error@24: argument may not have 'void' type
