__global__ void k(float *out) { out[0] = 1.2.3; } // error@45: invalid suffix '.3' on floating constant
