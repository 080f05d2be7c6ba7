__global__ void k() {
    __managed__ int x; // error@21: __constant__, __device__, and __managed__ are not allowed on non-static local variables
}
