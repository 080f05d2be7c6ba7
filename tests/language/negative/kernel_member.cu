struct S {
    __global__ void k(int *p) { *p = 1; } // error@21: kernel function 'k' cannot be a member function
};
__global__ void k(S s, int *p) { *p = 1; }
