__global__ void k(int *out) {
    int float a = 1; // error@9: cannot combine with previous 'int' declaration specifier
}
