__device__ void f(const int *p) { *p = 1; } // error@38: read-only variable is not assignable
