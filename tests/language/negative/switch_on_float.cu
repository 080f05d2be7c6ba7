__global__ void k(int *out) {
    switch (1.5f) { case 1: break; } // error@13: statement requires expression of integer type ('float' invalid)
}
