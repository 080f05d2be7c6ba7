extern "C" __global__ void pointer_volatile(volatile int *out) {
    int i = threadIdx.x; out[i] = i; out[i] = out[i] + 1;
}
// LAUNCH: pointer_volatile<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) + 1
