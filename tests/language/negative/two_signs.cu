__global__ void k(int *out) {
    signed unsigned a = 1; // error@12: cannot combine with previous 'signed' declaration specifier
}
