extern "C" __global__ void sizeof_types(int *out) {
    int i = threadIdx.x; int v[8] = {sizeof(char), sizeof(short), sizeof(int), sizeof(long), sizeof(long long), sizeof(float), sizeof(double), sizeof(void *)}; out[i] = v[i];
}
// LAUNCH: sizeof_types<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 4, 8, 8, 4, 8, 8]
