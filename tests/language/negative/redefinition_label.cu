__global__ void k(int *out) {
    x: ; x: ; // error@10: redefinition of label 'x' // note@5: previous definition is here
}
