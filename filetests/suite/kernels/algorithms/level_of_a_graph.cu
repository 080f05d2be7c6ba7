// One level of a breadth-first search.
// LAUNCH: level_of_a_graph<<<4,64>>> edge=arange(600) reached=arange(200) level=full(200,-1) now=4 n=200
// EXPECT: level == where(isin(arange(200), edge.reshape(200, 3)[4::10] * 7 % 200), 5, -1)

extern "C" __global__ void level_of_a_graph(const int *edge, const int *reached, int *level, int now, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    if (reached[i] % 10 == now)
        for (int j = 0; j < 3; j++) atomicCAS(&level[edge[3 * i + j] * 7 % n], -1, now + 1);
}
