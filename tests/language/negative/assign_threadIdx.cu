__global__ void k(int *out) { out[0] = threadIdx; } // error@40: assigning to 'int' from incompatible type 'const uint3'
