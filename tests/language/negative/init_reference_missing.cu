__global__ void k(int *out) {
    int &r; // error@10: declaration of reference variable 'r' requires an initializer
}
