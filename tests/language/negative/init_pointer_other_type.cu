__global__ void k(int *out) {
    float *p = out; // error@12: cannot initialize a variable of type 'float *' with an lvalue of type 'int *'
}
