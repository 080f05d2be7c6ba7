// LAUNCH: k<<<1,8>>> out=zeros(32,f32)
// EXPECT: out == array([[i, i+1.0, 2.0*i, 3+1] for i in range(8)]).ravel()
__device__ float4 twice(float4 v) { return make_float4(v.x * 2, v.y * 2, v.z * 2, v.w * 2); }
__global__ void k(float *out) {
  uint3 t = threadIdx;
  size_t i = t.x;
  float4 v = make_float4(i, i + 1, 2 * i, 3);
  dim3 d(2, 2); dim3 e = dim3(4);
  v.w += e.y + blockDim.z - 1;
  float4 h = twice(v);
  float4 *o = (float4 *)out;
  o[i] = make_float4(h.x / 2, h.y / 2, h.z / 2, h.w / 2);
  static_assert(sizeof(float4) == 16 && alignof(float4) == 16 && sizeof(float3) == 12 && alignof(uchar4) == 4 && alignof(double4) == 16, "");
}
