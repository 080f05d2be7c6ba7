__global__ void child(int *out) { *out = 1; }
__global__ void k(int *out) {
    child<<<1, 1>>>(out); // error@10: kernel launches from device code are not supported
}
