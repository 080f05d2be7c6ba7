// LAUNCH: template_pack_references<<<1,1>>> p=array([1,2,3],i32) out=zeros(3,f32)
// EXPECT: p == [11, 12, 13]
// EXPECT: out == [1.5, 2.5, 0]
template <typename... Ts> __device__ void add(int by, Ts &...xs) { ((xs += by), ...); }
template <typename... Ts> __device__ float halves(const Ts &...xs) { return (0.0f + ... + (xs * 0.5f)); }
template <typename F> __device__ F &&pass(F &x) { return static_cast<F &&>(x); }
__device__ void keep(float *to, const float &x) { *to = x; }
template <typename... Ts> __device__ void forward(Ts &&...xs) { keep(static_cast<Ts &&>(xs)...); }
__global__ void template_pack_references(int *p, float *out) {
    add(10, p[0], p[1], p[2]);
    out[0] = halves(1, 2.0f, (char)0);
    forward(out + 1, 2.5f);
}
