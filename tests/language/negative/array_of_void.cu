__global__ void k(int *out) {
    void a[2]; // error@11: array has incomplete element type 'void'
}
