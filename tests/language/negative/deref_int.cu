__global__ void k(int *out) {
    int a = 1; *a = 2; // error@16: indirection requires pointer operand ('int' invalid)
}
