__global__ void k(int *out) {
    long long long a = 1; // error@15: cannot combine with previous 'long long' declaration specifier
}
