extern "C" __global__ void constexpr_local(int *out) {
    int i = threadIdx.x; constexpr int N = 4 * 2; int a[N] = {}; a[i] = N; out[i] = a[i];
}
// LAUNCH: constexpr_local<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 8
