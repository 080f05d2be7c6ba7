enum class Mode : unsigned char { Off, On = 3 };
extern "C" __global__ void enum_class(int *out) {
    int i = threadIdx.x; Mode m = i & 1 ? Mode::On : Mode::Off; out[i] = m == Mode::On ? (int)m : -1; out[i] += sizeof(Mode);
}
// LAUNCH: enum_class<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [0, 4] * 4
