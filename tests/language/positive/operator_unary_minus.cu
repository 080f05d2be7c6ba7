struct Neg { int v; __device__ Neg operator-() const { return Neg{-v}; } };
extern "C" __global__ void operator_unary_minus(int *out) {
    int i = threadIdx.x; Neg n{i}; out[i] = (-n).v;
}
// LAUNCH: operator_unary_minus<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == -arange(8)
