extern "C" __global__ void local_array_initialised_short(int *out) {
    int i = threadIdx.x; int a[8] = {1, 2, 3}; out[i] = a[i];
}
// LAUNCH: local_array_initialised_short<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 3, 0, 0, 0, 0, 0]
