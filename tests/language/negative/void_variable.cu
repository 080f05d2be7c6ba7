__global__ void k(int *out) {
    void v; // error@10: variable has incomplete type 'void'
}
