__global__ void k(int *out) { out[2] = ); out[3] = 1; } // error@40: expected expression
