// Warnings: what compiles and is hardly meant.
#include <cstdio>
__global__ void k(int *out, unsigned n, float x) {
    int unused, i = threadIdx.x;
    if (i = 3)
        out[i] = 1 << 32;
    for (unsigned j = n; j >= 0; j--)
        out[j] = i < n;
    printf("%d of %s\n", x);
    out[0] = 2 ^ 10;
}
//   minicc examples/wrong/doubtful.cu -Wall -Wextra -o /dev/null
