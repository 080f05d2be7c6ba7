__global__ void k(int *out) { dim3 d(1, 2, 3, 4); out[0] = d.x; } // error@36: no matching constructor for initialization of 'dim3'
