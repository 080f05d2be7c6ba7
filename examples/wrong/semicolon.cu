// A missing semicolon is put in, and what comes after it is still looked at.
__global__ void k(int *x) {
    x[0] = 1
    x[1] = y;
}
//   minicc examples/wrong/semicolon.cu -o -
