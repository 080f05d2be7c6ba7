struct S { int a; __device__ S(int x) : a(x) {} }; // note@30: candidate function not viable: requires single argument, but no arguments were provided
__global__ void k(int *out) {
    S s; // error@7: no matching constructor for initialization of 'S'
}
