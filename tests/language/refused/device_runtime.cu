__global__ void child() {}
__global__ void k(int *out) {
    cudaDeviceSynchronize(); // error@5: 'cudaDeviceSynchronize' is not supported in device code: kernels launch no kernels, and the runtime API is the host's
    cudaMalloc((void **)&out, 4); // error@5: 'cudaMalloc' is not supported in device code: kernels launch no kernels, and the runtime API is the host's
}
