// LAUNCH: template_pack_recursion<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [6, 1, 0, 106]
__device__ int sum() { return 0; }
template <typename T, typename... Rest> __device__ int sum(T first, Rest... rest) { return first + sum(rest...); }
template <typename T> __device__ int last(T x) { return x; }
template <typename T, typename... Rest> __device__ int last(T first, Rest... rest) { return last(rest...) + 0 * first; }
__global__ void template_pack_recursion(int *out) {
    out[0] = sum(1, 2u, (short)3);
    out[1] = last(3, 2, 1);
    out[2] = sum();
    out[3] = sum('d', 2, 4.9f);
}
