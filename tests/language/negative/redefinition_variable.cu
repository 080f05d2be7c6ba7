__global__ void k(int *out) {
    int a = 1; int a = 2; // error@20: redefinition of 'a' // note@9: previous definition is here
}
