struct __align__(16) F3 { float x, y, z; };
extern "C" __global__ void struct_align_attribute(int *out) {
    int i = threadIdx.x; out[i] = sizeof(F3) + alignof(F3) * 100;
}
// LAUNCH: struct_align_attribute<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 1616
