struct S { __device__ int f(int a) { return a; } }; // note@27: candidate function not viable: requires single argument, but no arguments were provided
__global__ void k(int *out) {
    S s; s.f(); // error@12: no matching member function for call to 'f'
}
