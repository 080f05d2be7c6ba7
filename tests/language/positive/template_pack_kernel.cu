// LAUNCH: template_pack_kernel<<<1,1>>> out=zeros(4,f32)
// EXPECT: out == [3, 2.5, 4, 2]
template <typename... Ts> __device__ void put(float *out, Ts... xs) { float v[] = {(float)xs...}; for (int i = 0; i < (int)sizeof...(xs); i++) out[i] = v[i]; }
template <typename... Ts> __global__ void fill(float *out, Ts... xs) { put(out, xs...); }
template __global__ void fill<int, float>(float *, int, float);
__global__ void template_pack_kernel(float *out) { put(out, 3, 2.5, 4u, true ? 2 : 0); }
