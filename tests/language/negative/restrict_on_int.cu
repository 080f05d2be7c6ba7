__global__ void k(int *out) {
    int __restrict__ a = 1; // error@9: restrict requires a pointer or reference
}
