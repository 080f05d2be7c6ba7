__global__ void k(int *out) {
    __constant__ int c = 1; // error@22: __constant__, __device__, and __managed__ are not allowed on non-static local variables
}
