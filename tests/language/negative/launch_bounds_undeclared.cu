__global__ void __launch_bounds__(x) k(int *out) { out[0] = 1; } // error@35: use of undeclared identifier 'x'
