__global__ void k(cudaTextureObject_t t, float *out) { // error@19: texture and surface objects ('cudaTextureObject_t') are not supported
    out[0] = 1;
}
