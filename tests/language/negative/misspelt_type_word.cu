__global__ void k(int *out) { unsinged int x = 1; out[0] = x; } // error@31: unknown type name 'unsinged'; did you mean 'unsigned'?
