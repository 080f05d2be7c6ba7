__global__ void k(int *out) {
    int a = 1; int *p = &(a + 1); // error@25: cannot take the address of an rvalue of type 'int'
}
