__global__ void k(int *out) {
    threadIdx.x = 1; // error@17: built-in variables cannot be assigned to
}
