extern "C" __global__ void cast_static(int *out) {
    int i = threadIdx.x; float f = 2.75f * i; out[i] = static_cast<int>(f) + static_cast<char>(300);
}
// LAUNCH: cast_static<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == (2.75 * arange(8)).astype(int32) + 44
