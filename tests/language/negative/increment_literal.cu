__global__ void k(int *out) {
    5++; // error@6: expression is not assignable
}
