__global__ void k(int *out) {
    switch (out[0]) { case 1: continue; } // error@31: 'continue' statement not in loop statement
}
