__global__ void k(int *out) {
    atomicAdd(out[0], 1); // error@5: no matching function for call to 'atomicAdd'
}
