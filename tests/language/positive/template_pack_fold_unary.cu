// LAUNCH: template_pack_fold_unary<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [10, -2, -8, 1, 0, 1, 0, 7]
template <typename... Ts> __device__ int plus(Ts... xs) { return (xs + ...); }
template <typename... Ts> __device__ int minus_right(Ts... xs) { return (xs - ...); }
template <typename... Ts> __device__ int minus_left(Ts... xs) { return (... - xs); }
template <typename... Ts> __device__ bool all(Ts... xs) { return (... && (xs > 0)); }
template <typename... Ts> __device__ bool any(Ts... xs) { return (... || xs); }
template <typename... Ts> __device__ int bits(Ts... xs) { return (... | xs); }
__global__ void template_pack_fold_unary(int *out) {
    out[0] = plus(1, 2, 3, 4);
    out[1] = minus_right(1, 2, 3, 4);
    out[2] = minus_left(1, 2, 3, 4);
    out[3] = all(1, 2, 3);
    out[4] = all(1, 0, 3);
    out[5] = all();
    out[6] = any();
    out[7] = bits(1, 2, 4);
}
