__global__ void k(int *out) {
    switch (out[0]) { default: break; default: break; } // error@39: multiple default labels in one switch // note@23: previous case defined here
}
