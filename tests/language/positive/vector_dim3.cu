extern "C" __global__ void vector_dim3(int *out) {
    int i = threadIdx.x; dim3 d(4, 2); dim3 e; out[i] = d.x * 100 + d.y * 10 + d.z + e.x + i;
}
// LAUNCH: vector_dim3<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 422 + arange(8)
