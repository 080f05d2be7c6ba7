__global__ void k(float _Complex *out) { out[0] = 1; } // error@25: complex types are not supported
