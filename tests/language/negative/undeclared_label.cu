__global__ void k(int *out) {
    goto nowhere; // error@10: use of undeclared label 'nowhere'
}
