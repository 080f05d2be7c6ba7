struct S; // note@8: forward declaration of 'S'
__global__ void k(int *out) {
    S s; // error@7: variable has incomplete type 'S'
}
