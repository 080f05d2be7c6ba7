__global__ void k(int *out) {
    3 = out[0]; // error@7: expression is not assignable
}
