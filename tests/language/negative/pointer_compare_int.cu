__global__ void k(int *out) {
    bool b = out == 5; // error@18: comparison between pointer and integer ('int *' and 'int')
}
