// LAUNCH: template_pack_explicit_and_deduced<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [12, 3, 8]
template <typename... Ts> __device__ int bytes(Ts... xs) { return (0 + ... + (int)sizeof(Ts)); }
template <typename R, typename... Ts> __device__ R cast(Ts... xs) { return (R)(xs + ...); }
__global__ void template_pack_explicit_and_deduced(int *out) {
    out[0] = bytes<double>(1, 2);
    out[1] = cast<int>(1.6, 1.6);
    out[2] = bytes<long long>(3);
}
