__global__ void k(int *out) { out[0] = out[1] ?: 3; } // error@48: '?:' without a middle operand is GNU C; write the condition twice
