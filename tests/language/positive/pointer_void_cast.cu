extern "C" __global__ void pointer_void_cast(int *out) {
    int i = threadIdx.x; float f = 1.0f; void *v = &f; out[i] = *(int *)v;
}
// LAUNCH: pointer_void_cast<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 0x3F800000
