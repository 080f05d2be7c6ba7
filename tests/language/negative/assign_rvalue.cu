__global__ void k(int *out) {
    int a = 1; a + 1 = 2; // error@22: expression is not assignable
}
