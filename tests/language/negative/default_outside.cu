__global__ void k(int *out) {
    default: out[0] = 2; // error@5: 'default' statement not in switch statement
}
