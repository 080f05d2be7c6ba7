__global__ void k(int *out) { unsigned float x = 1; out[0] = x; } // error@40: cannot combine with previous 'unsigned' declaration specifier
