#include <cuda/std/complex>
typedef cuda::std::complex<float> C;
namespace own { __device__ float abs(float x) { return -x; }
template <class T> __device__ float f(T z) { return cuda::std::abs(z) + std::abs(-2.0f); }
__device__ float g(C z) { return abs(cuda::std::exp(z)) ; }
}
__global__ void k(float *o) { C z(3, 4); o[0] = cuda::std::abs(z); o[1] = own::f(z); o[2] = own::f(-1.0f); o[3] = std::abs(-7); o[4] = own::g(C(0, 0)); }
// LAUNCH: k<<<1,1>>> o=zeros(5,f32)
// EXPECT: o == [5, 7, 3, 7, 1]
