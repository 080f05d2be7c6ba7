__global__ void k(int *out) {
    cudaDeviceSynchronize(); // error@5: 'cudaDeviceSynchronize' is not supported in device code: CUDA 12 removed it; a grid ends when those that it launched have, and cudaStreamTailLaunch runs one after them
    cudaGraphKernelNodeSetEnabled(0, true); // error@5: 'cudaGraphKernelNodeSetEnabled' is not supported in device code
}
