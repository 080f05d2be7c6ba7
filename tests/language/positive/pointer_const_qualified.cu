extern "C" __global__ void pointer_const_qualified(const int *in, int *out) {
    int i = threadIdx.x; const int *const p = in + i; out[i] = *p * 2;
}
// LAUNCH: pointer_const_qualified<<<1,8>>> in=arange(8,i32) out=zeros(8,i32)
// EXPECT: out == 2 * arange(8)
