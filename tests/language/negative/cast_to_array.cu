__global__ void k(int *out) {
    int a = (int[2])out; // error@13: no matching conversion for C-style cast from 'int *' to 'int[2]'
}
