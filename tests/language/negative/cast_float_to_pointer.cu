__global__ void k(int *out) {
    int *p = (int *)1.5; // error@14: cannot cast from type 'double' to type 'int *'
}
