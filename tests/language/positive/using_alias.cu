using real = float; using row = int[4];
extern "C" __global__ void using_alias(real *out) {
    int i = threadIdx.x; row r = {1, 2, 3, 4}; out[i] = r[i & 3] * real(0.5);
}
// LAUNCH: using_alias<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == [.5, 1, 1.5, 2] * 2
