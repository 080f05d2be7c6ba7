// for over an array, by value and by reference.
// LAUNCH: loops_over_arrays<<<4,64>>> a=arange(200) out=zeros(200) n=200
// EXPECT: out == 20 + 2 * a

extern "C" __global__ void loops_over_arrays(const int *a, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int v[5] = {1, 2, 3, 4, a[i]};
    for (int &x : v) x *= 2;
    int s = 0;
    for (int x : v) s += x;
    out[i] = s;
}
