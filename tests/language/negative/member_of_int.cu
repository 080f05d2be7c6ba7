__global__ void k(int *out) {
    int a = 1; a.x = 2; // error@17: member reference base type 'int' is not a structure or union
}
