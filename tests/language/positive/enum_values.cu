enum E { A, B = 5, C, D = -2 };
extern "C" __global__ void enum_values(int *out) {
    int i = threadIdx.x; int v[4] = {A, B, C, D}; out[i] = v[i & 3];
}
// LAUNCH: enum_values<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [0, 5, 6, -2] * 2
