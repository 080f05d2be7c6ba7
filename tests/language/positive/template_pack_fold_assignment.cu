// LAUNCH: template_pack_fold_assignment<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [42, 42, 21]
template <typename... Ts> __device__ void same(int value, Ts &...xs) { (xs = ... = value); }
template <typename... Ts> __device__ int added(int start, Ts... xs) { (start += ... += xs); return start; }
__global__ void template_pack_fold_assignment(int *out) {
    same(42, out[0], out[1]);
    out[2] = added(1, 4, 16);
}
