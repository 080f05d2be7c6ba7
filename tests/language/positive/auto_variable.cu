extern "C" __global__ void auto_variable(float *out) {
    int i = threadIdx.x; auto a = i + 1; auto b = 0.5f; auto *p = out; auto &r = p[i]; const auto c = a * b; r = c;
}
// LAUNCH: auto_variable<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == (arange(8) + 1) * 0.5
