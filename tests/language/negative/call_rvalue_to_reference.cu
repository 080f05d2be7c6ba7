__device__ void f(int &r) { r = 1; } // note@17: candidate function not viable: expects an lvalue for 1st argument
__global__ void k(int *out) {
    f(3); // error@5: no matching function for call to 'f'
}
