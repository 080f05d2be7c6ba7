// [temp.res] p8: what CUDA declares is there for generic lambdas, too, with and without dependent arguments
// HOST: no
extern "C" __global__ void device_names_in_generic_lambda(int *out) {
    auto shared = [](auto x) { __shared__ int s[4]; s[x] = 3; __syncthreads(); return atomicAdd(&s[0], x) + min(x, 3) + __shfl_sync(~0u, x, 0) + threadIdx.x; };
    auto vectors = [](auto x) { float4 v = make_float4(x, 1, 2, 3); dim3 d(x); v.x += x; return v.x + d.y + sqrtf(x) + __float2int_rn(x) + sqrt(2.0f); };
    auto texts = [](auto x) { printf("%d\n", x); assert(x > 0); asm volatile("add.u32 %0, %0, %1;" : "+r"(x) : "r"(3)); return x; };
    out[0] = shared(0);
    out[1] = vectors(4);
    out[2] = sizeof(texts);
}
// LAUNCH: device_names_in_generic_lambda<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [3, 16, 1]
