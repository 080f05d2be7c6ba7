__global__ void k(int *out) {
    unsigned float a = 1; // error@14: cannot combine with previous 'unsigned' declaration specifier
}
