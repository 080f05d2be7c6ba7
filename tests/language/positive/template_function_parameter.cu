// LAUNCH: template_function_parameter<<<1,4>>> p=zeros(4,f32)
// EXPECT: p == [3, 4, 7, 12]
__device__ float add(const float a, const float b) { return a + b; }
__device__ float mul(const float a, const float b) { return a * b; }
__device__ int mul(int a, int b) { return 0; }
template <typename T> __device__ T twice(T x) { return 2 * x; }
template <float (*op)(const float, const float), typename T> __device__ T apply(T a, T b) { return op(a, b); }
template <float (*op)(float)> struct Map {
    __device__ static float run(float x) { return op(x); }
};
template <float (*op)(const float, const float)> __global__ void combine(float *p) { p[threadIdx.x] = apply<op>(p[threadIdx.x], 2.0f); }
template __global__ void combine<add>(float *);
template __global__ void combine<&mul>(float *);
__global__ void template_function_parameter(float *p) {
    float x = threadIdx.x;
    p[threadIdx.x] = apply<mul>(x, x) + apply<add>(1.0f, Map<twice<float>>::run(1.0f)) ;
}
