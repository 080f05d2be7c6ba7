__global__ void k(int *out) {
    for (int x : out) *out += x; // error@18: invalid range expression of type 'int *'; no viable 'begin' function available
}
