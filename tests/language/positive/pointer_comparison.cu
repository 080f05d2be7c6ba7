extern "C" __global__ void pointer_comparison(int *out) {
    int i = threadIdx.x; int a[4]; int *p = a + (i & 3), *q = a + 2; out[i] = (p < q) + 2 * (p == q) + 4 * (p >= q);
}
// LAUNCH: pointer_comparison<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [1, 1, 6, 4] * 2
