__global__ void k(int *out) {
    int a[2], b[2]; a = b; // error@23: array type 'int[2]' is not assignable
}
