__global__ void k(int *out) {
    int a = out; // error@9: cannot initialize a variable of type 'int' with an lvalue of type 'int *'
}
