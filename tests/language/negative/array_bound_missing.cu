__global__ void k(int *out) {
    int a[]; // error@9: definition of variable with array type needs an explicit size or an initializer
}
