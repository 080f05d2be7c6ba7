__global__ void k(int *out) {
    switch (out) { default: break; } // error@13: statement requires expression of integer type ('int *' invalid)
}
