__global__ void k(int *out) {
    char16_t c = 1; // error@5: type 'char16_t' is not supported
    long double d = 2; // error@5: type 'long double' is not supported
}
