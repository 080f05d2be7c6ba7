__global__ void k(int *out) {
    break; // error@5: 'break' statement not in loop or switch statement
}
