__global__ void k(int *out) {
    float f = 1; int a = reinterpret_cast<int>(f); // error@26: reinterpret_cast from 'float' to 'int' is not allowed
}
