struct V2 { float x, y; __device__ V2 operator+(const V2 &o) const { return V2{x + o.x, y + o.y}; } };
extern "C" __global__ void member_operator_plus(float *out) {
    int i = threadIdx.x; V2 a{(float)i, 1}, b{2, 3}; V2 c = a + b; out[i] = c.x * 10 + c.y;
}
// LAUNCH: member_operator_plus<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == (arange(8) + 2) * 10 + 4
