__global__ void k(int *out) {
    case 1: out[0] = 2; // error@5: 'case' statement not in switch statement
}
