// error@+2:24: missing terminating '"' character
__device__ int f() {
    const char *text = "abc;
    return 0;
}
