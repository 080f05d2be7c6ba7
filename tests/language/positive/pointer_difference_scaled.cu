struct Wide { int x[5]; };
extern "C" __global__ void pointer_difference_scaled(int *out) {
    int i = threadIdx.x; Wide a[4]; out[i] = (int)(&a[3] - &a[i & 1]);
}
// LAUNCH: pointer_difference_scaled<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [3, 2] * 4
