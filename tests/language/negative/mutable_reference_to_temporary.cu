__device__ int &f(int &a) { return a; } // note@17: candidate function not viable: expects an lvalue for 1st argument
__global__ void k(int *out) {
    f(out[0] + 1); // error@5: no matching function for call to 'f'
}
