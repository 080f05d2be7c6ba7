struct Cfg { int n; float f[2]; };
__constant__ Cfg cfg = {7, {0.5f, 1.5f}};
extern "C" __global__ void space_constant_struct(float *out) {
    int i = threadIdx.x; out[i] = cfg.n + cfg.f[i & 1];
}
// LAUNCH: space_constant_struct<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == [7.5, 8.5] * 4
