__global__ void k(int *out) {
    typeid(int); // error@5: 'typeid' is not supported in device code
}
