extern "C" __global__ void increment_float(float *out) {
    int i = threadIdx.x; float f = 0.5f; f++; ++f; out[i] = f--;
}
// LAUNCH: increment_float<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == 2.5
