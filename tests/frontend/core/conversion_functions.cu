// Conversion functions: implicit, explicit, in conditions, operators, arguments and templates. The expected values are nvcc's.
// CONFIGS: -O0 | -O2 | --codegen=llvm
// PTXAS: sm_80
struct A { int v; __device__ operator int() const { return v; } __device__ explicit operator bool() const { return v != 0; } };
struct P { float *p; __device__ operator const float *() const { return p; } };
struct Half { unsigned short b; __device__ operator float() const { return b * 0.5f; } };
struct SharedMem { __device__ inline operator int *() { extern __shared__ int raw[]; return raw; } __device__ inline operator const int *() const { extern __shared__ int raw[]; return raw; } };
template <typename T> struct W { T v; __device__ operator T() const { return v; } };
template <typename T> struct SharedMemory { __device__ operator T *() { extern __shared__ int mem_[]; return (T *)mem_; } };
__device__ int take(int x) { return x * 2; }
// LAUNCH: k<<<1,1,64>>> x=array([3,0,0,0,0,0,0,0,0,0,0,0,0],i32) f=arange(8,f32)
// EXPECT: x == array([3, 6, 1, 8, 9, 2, 5, 8, 3, 1, 4, 1, 10])
// EXPECT: f == array([0.0, 0.0, 0.0, 10.5, 3.5, 5.0, 2.0, 7.0], 'f4')
__global__ void k(int *x, float *f) {
    A a{x[0]}; int b = a; x[1] = b + a; if (a) x[2] = 1; x[3] = !a ? 7 : 8; x[4] = take(a) + (int)a; bool q = (bool)a; x[5] = q + (a && b);
    P p{f}; const float *r = p; f[1] = r[0] + ((const float *)p)[0]; f[2] = p[0];
    Half h{7}; f[3] = h * 2.0f + h; float g = h; f[4] = g; W<double> w{2.5}; double d = w; f[5] = d + w;
    SharedMem sm; int *s = sm; s[threadIdx.x] = 5; x[6] = s[0]; SharedMemory<float> t; float *ft = t; ft[1] = 2; f[6] = ft[1]; x[7] = x[a]; x[8] = static_cast<int>(h); x[9] = a ? 1 : 2;
    switch (a) { case 3: x[10] = 4; break; default: x[10] = 5; } x[11] = a == 3; x[12] = a + 1 + a * 2;
}
