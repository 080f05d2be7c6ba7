// LAUNCH: template_pack_fold_binary<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [16, 10, 19, 0, 24]
template <typename... Ts> __device__ int from(int start, Ts... xs) { return (start + ... + xs); }
template <typename... Ts> __device__ int right(Ts... xs) { return (xs - ... - 8); }
template <typename... Ts> __device__ int left(Ts... xs) { return (100 / ... / xs); }
template <int... Is> __device__ int product() { return (1 * ... * Is); }
__global__ void template_pack_fold_binary(int *out) {
    out[0] = from(10, 1, 2, 3);
    out[1] = from(10);
    out[2] = right(12, 1);
    out[3] = left(10, 11);
    out[4] = product<2, 3, 4>();
}
