// LAUNCH: template_pack_after_default<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [410, 820, 822]
template <class T = float, class... Ts> __device__ int f(T first = 1, Ts... rest) { return sizeof(T) * 100 + int(first) * 10 + (0 + ... + rest); }
__global__ void template_pack_after_default(int *out) {
    out[0] = f();
    out[1] = f(2.0);
    out[2] = f(1.0, 10, 2);
}
