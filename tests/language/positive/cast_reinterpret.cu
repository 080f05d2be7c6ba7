extern "C" __global__ void cast_reinterpret(int *out) {
    int i = threadIdx.x; float f = (float)i; out[i] = *reinterpret_cast<int *>(&f);
}
// LAUNCH: cast_reinterpret<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8).astype(float32).view(int32)
