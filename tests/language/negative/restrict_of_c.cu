__global__ void k(int *restrict out) { out[0] = 1; } // error@24: 'restrict' is C; use '__restrict__'
