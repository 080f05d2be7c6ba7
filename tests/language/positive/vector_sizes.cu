extern "C" __global__ void vector_sizes(int *out) {
    int i = threadIdx.x; int v[8] = {sizeof(char4), sizeof(short2), sizeof(int3), sizeof(float4), sizeof(double2), alignof(int3), alignof(float4), alignof(uchar4)}; out[i] = v[i];
}
// LAUNCH: vector_sizes<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [4, 4, 12, 16, 16, 4, 16, 4]
