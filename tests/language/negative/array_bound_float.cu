__global__ void k(int *out) {
    int a[2.5]; // error@11: size of array has non-integer type 'double'
}
