struct S { int *p; __device__ S(int *q) : p(q) {} __device__ ~S() { *p = 1; } };
__global__ void k(int *out, int n) {
    if (n) goto end; // error@12: cannot jump from this goto statement to its label
    S s(out);
end:
    *out += 1;
}
