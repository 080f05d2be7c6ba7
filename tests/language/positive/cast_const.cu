extern "C" __global__ void cast_const(const int *in, int *out) {
    int i = threadIdx.x; int *p = const_cast<int *>(in); out[i] = p[i];
}
// LAUNCH: cast_const<<<1,8>>> in=arange(8,i32) out=zeros(8,i32)
// EXPECT: out == arange(8)
