__global__ void k(int *out) {
    int a = 1; a(2); // error@16: called object type 'int' is not a function or function pointer
}
