__global__ void k(int *out) {
    switch (out[0]) { case 1: break; case 1: break; } // error@43: duplicate case value '1' // note@23: previous case defined here
}
