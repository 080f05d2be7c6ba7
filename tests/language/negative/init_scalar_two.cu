__global__ void k(int *out) {
    int a = {1, 2}; // error@17: excess elements in scalar initializer
}
