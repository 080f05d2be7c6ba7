__global__ void k(int *out) {
    int a = 1; float a = 2; // error@22: redefinition of 'a' with a different type: 'float' vs 'int' // note@9: previous definition is here
}
