extern "C" __global__ void intrinsic_ldg(const int *in, int *out) {
    int i = threadIdx.x; out[i] = __ldg(in + i) + __ldg(&in[7 - i]);
}
// LAUNCH: intrinsic_ldg<<<1,8>>> in=arange(8,i32) out=zeros(8,i32)
// EXPECT: out == 7
