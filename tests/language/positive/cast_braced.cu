struct Q { int a, b; };
extern "C" __global__ void cast_braced(int *out) {
    int i = threadIdx.x; out[i] = int{7} + Q{i, 2}.b + Q{i, 2}.a;
}
// LAUNCH: cast_braced<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 9 + arange(8)
