__global__ void k(int *out) { out[0] = _Generic(out[0], int: 1); } // error@40: generic selections are not supported
