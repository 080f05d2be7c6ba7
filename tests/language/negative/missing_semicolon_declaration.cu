__global__ void k(int *out) {
    int a = 1 // error@14: expected ';' at end of declaration
    int b = 2;
}
