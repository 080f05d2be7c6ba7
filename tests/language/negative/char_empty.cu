__global__ void k(int *out) {
    out[0] = ''; // error@14: empty character constant
}
