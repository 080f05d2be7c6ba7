extern "C" __global__ void intrinsic_popcll_clzll_ffsll(int *out) {
    int i = threadIdx.x; long long v = (long long)i << 32; out[i] = __popcll(v) + 100 * __clzll(v) + 10000 * __ffsll(v);
}
// LAUNCH: intrinsic_popcll_clzll_ffsll<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [6400, 333101, 343001, 333002, 352901, 332902, 342902, 332903]
