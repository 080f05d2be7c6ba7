extern "C" __global__ void range_for_array(int *out) {
    int i = threadIdx.x; int a[3] = {1, 2, 3}, s = 0; for (int x : a) s += x * i; out[i] = s;
}
// LAUNCH: range_for_array<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 6 * arange(8)
