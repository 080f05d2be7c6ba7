__global__ void k(int *out) {
    const char *s = "abc;
}
// error@-2:21: missing terminating '"' character
