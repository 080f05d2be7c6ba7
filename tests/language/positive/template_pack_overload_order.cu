// LAUNCH: template_pack_overload_order<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [1, 2, 3, 4, 0]
template <typename... Ts> __device__ int f(Ts...) { return 4; }
template <typename T> __device__ int f(T) { return 1; }
template <typename T, typename... Ts> __device__ int f(T *, Ts...) { return 2; }
__device__ int f(int, int) { return 3; }
__device__ int g() { return 0; }
template <typename... Ts> __device__ int g(Ts...) { return 5; }
__global__ void template_pack_overload_order(int *out) {
    out[0] = f(1.0f);
    out[1] = f(out, 2);
    out[2] = f(1, 2);
    out[3] = f(1, 2.0f);
    out[4] = g();
}
