struct Link { int a; Link *next; };
__device__ Link chain[2] = {{1, &chain[1]}, {3, nullptr}}; // error@17: the initial value of 'chain' depends on its own address
__global__ void k(int *out) {
    *out = chain[0].next->a;
}
