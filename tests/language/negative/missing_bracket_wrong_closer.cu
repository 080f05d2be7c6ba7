__global__ void k(int *out) { out[threadIdx.x) = 1; } // error@46: expected ']' // note@34: to match this '['
