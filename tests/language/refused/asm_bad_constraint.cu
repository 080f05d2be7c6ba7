__global__ void k(int *out) {
    asm("mov.u32 %0, 1;" : "=q"(out[0])); // error@28: asm constraint 'q' is not supported; use one of h, r, l, f, d
}
