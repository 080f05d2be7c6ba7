__global__ void k(int *out, int n) { switch (out[0]) { case n: out[1] = 2; } } // error@61: case value is not an integral constant expression
