__global__ void k(int *out) {
    void *v = out; int *p = v; // error@25: cannot initialize a variable of type 'int *' with an lvalue of type 'void *'
}
