// Two loops whose counts depend on the thread.
// LAUNCH: nested_loops<<<4,64>>> out=zeros(200) n=200
// EXPECT: out == [sum([j * k + 1 for j in range(i % 7) for k in range(j, i % 11)]) for i in range(200)]

extern "C" __global__ void nested_loops(int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int s = 0;
    for (int j = 0; j < i % 7; j++)
        for (int k = j; k < i % 11; k++) s += j * k + 1;
    out[i] = s;
}
