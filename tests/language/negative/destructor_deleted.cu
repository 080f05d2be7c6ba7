struct S { int p; __device__ ~S() = delete; };
__global__ void k() {
    S s; // error@7: attempt to use a deleted function
}
