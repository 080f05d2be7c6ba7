struct Conf { static const int N = 6; static constexpr int M = N * 2; };
extern "C" __global__ void member_static_constant(int *out) {
    int i = threadIdx.x; out[i] = Conf::N + Conf::M + i;
}
// LAUNCH: member_static_constant<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 18 + arange(8)
