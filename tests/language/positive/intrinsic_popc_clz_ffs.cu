extern "C" __global__ void intrinsic_popc_clz_ffs(int *out) {
    int i = threadIdx.x; out[i] = __popc(i) + 100 * __clz(i) + 10000 * __ffs(i);
}
// LAUNCH: intrinsic_popc_clz_ffs<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [3200, 13101, 23001, 13002, 32901, 12902, 22902, 12903]
