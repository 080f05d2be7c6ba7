enum class E { Alone };
__global__ void k(int *out) {
    int a = (int)Alone; // error@18: use of undeclared identifier 'Alone'
}
