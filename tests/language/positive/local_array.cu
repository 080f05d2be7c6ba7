extern "C" __global__ void local_array(int *out) {
    int i = threadIdx.x; int a[4]; for (int j = 0; j < 4; j++) a[j] = j * i; out[i] = a[0] + a[1] + a[2] + a[3];
}
// LAUNCH: local_array<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 6 * arange(8)
