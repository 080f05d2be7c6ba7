struct V1 { int x; __device__ V1 &operator+=(int n) { x += n; return *this; } };
extern "C" __global__ void member_operator_compound(int *out) {
    int i = threadIdx.x; V1 v{i}; (v += 2) += 3; out[i] = v.x;
}
// LAUNCH: member_operator_compound<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) + 5
