// LAUNCH: template_pack_trailing_result<<<1,1>>> out=zeros(3,f32)
// EXPECT: out == [3.5, 4, 8]
template <class F, class... Ts> __device__ auto call(F f, Ts &&...xs) -> decltype(f(xs...)) { return f(xs...); }
template <class... Ts> __device__ auto sum(Ts... xs) { return (xs + ...); }
struct Add { __device__ float operator()(float a, float b) const { return a + b; } };
__global__ void template_pack_trailing_result(float *out) {
    out[0] = call(Add(), 1, 2.5f);
    out[1] = sum(1, 3);
    out[2] = sizeof(sum(1, 2.0));
}
