// Host code that a kernel needs is named where the kernel uses it.
struct Timer { cudaGraph_t a; int n; };
int divup(int a, int b) { return (a + b - 1) / b; }
int total = 0;
__global__ void k(int *p, Timer t) { // error@27: class 'Timer' is host code and cannot be used in device code
    Timer *again = 0;
    p[0] = 1;
}
