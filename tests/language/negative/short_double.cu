__global__ void k(int *out) {
    short double a = 1; // error@11: cannot combine with previous 'short' declaration specifier
}
