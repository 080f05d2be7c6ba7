__device__ int bump(int &n) { return ++n; }
extern "C" __global__ void evaluation_conditional_side_effects(int *out) {
    int i = threadIdx.x; int a = 0, b = 0; int r = i & 1 ? bump(a) : bump(b) * 10; out[i] = r * 100 + a * 10 + b;
}
// LAUNCH: evaluation_conditional_side_effects<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [1001, 110] * 4
