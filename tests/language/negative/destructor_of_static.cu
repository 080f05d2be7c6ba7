struct S { int *p; __device__ ~S() { *p = 1; } };
__global__ void k() {
    static S s; // error@14: dynamic initialization is not supported for __device__, __constant__, __shared__, and __managed__ variables
}
