__global__ void k(int *out) {
    float *f = static_cast<float *>(out); // error@16: static_cast from 'int *' to 'float *' is not allowed
}
