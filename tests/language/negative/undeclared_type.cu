__global__ void k(int *out) {
    Widget w; // error@5: unknown type name 'Widget'
}
