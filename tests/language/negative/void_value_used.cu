__device__ void f() {}
__global__ void k(int *out) {
    int a = f(); // error@9: cannot initialize a variable of type 'int' with an rvalue of type 'void'
}
