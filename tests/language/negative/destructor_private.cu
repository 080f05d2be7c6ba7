class S { int p; __device__ ~S() { p = 1; } };
__global__ void k() {
    S s; // error@7: variable of type 'S' has private destructor
}
