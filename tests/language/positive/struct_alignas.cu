struct alignas(8) Half2 { short a, b; };
extern "C" __global__ void struct_alignas(int *out) {
    int i = threadIdx.x; out[i] = sizeof(Half2) + alignof(Half2) * 100;
}
// LAUNCH: struct_alignas<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 808
