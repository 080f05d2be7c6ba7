__global__ void k(int *out) {
    char s[3] = "long"; // error@17: initializer-string for char array is too long
}
