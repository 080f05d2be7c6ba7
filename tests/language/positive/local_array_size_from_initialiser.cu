extern "C" __global__ void local_array_size_from_initialiser(int *out) {
    int i = threadIdx.x; int a[] = {5, 6, 7}; out[i] = sizeof(a) / sizeof(a[0]) + a[i % 3];
}
// LAUNCH: local_array_size_from_initialiser<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 8 + arange(8) % 3
