__global__ void k(int *out) {
    float *f = const_cast<float *>(out); // error@16: const_cast from 'int *' to 'float *' is not allowed
}
