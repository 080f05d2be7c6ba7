__global__ void k(int *out) {
    this; // error@5: invalid use of 'this' outside of a non-static member function
}
