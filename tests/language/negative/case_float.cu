__global__ void k(int *out) {
    switch (out[0]) { case 1.5: break; } // error@28: case value is not an integer constant expression
}
