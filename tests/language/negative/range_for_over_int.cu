__global__ void k(int *out, int n) {
    for (int x : n) out[0] += x; // error@18: invalid range expression of type 'int'; no viable 'begin' function available
}
