__global__ void k(int *out) { long long long y = 2; out[0] = y; } // error@41: cannot combine with previous 'long long' declaration specifier
