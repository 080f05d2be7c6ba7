struct Adder { int n; __device__ int operator()(int x) const { return x + n; } };
extern "C" __global__ void member_operator_call(int *out) {
    int i = threadIdx.x; Adder add{10}; out[i] = add(i);
}
// LAUNCH: member_operator_call<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) + 10
