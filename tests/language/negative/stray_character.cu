__global__ void k(int *out) {
    out[0] = 1 @ 2; // error@16: unexpected character '@'
}
