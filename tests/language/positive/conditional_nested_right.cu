extern "C" __global__ void conditional_nested_right(int *out) {
    int i = threadIdx.x; out[i] = i < 2 ? 1 : i < 5 ? 2 : 3;
}
// LAUNCH: conditional_nested_right<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [1, 1, 2, 2, 2, 3, 3, 3]
