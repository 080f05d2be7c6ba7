__global__ void k(int *out) {
    continue; // error@5: 'continue' statement not in loop statement
}
