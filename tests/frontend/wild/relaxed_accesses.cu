#include <cuda/atomic>
#define K extern "C" __global__ void
template <class T, cuda::thread_scope S> __device__ void all(T *x, T *y) {
  cuda::atomic_ref<T, S> a(x[threadIdx.x]);
  a.store((T)(threadIdx.x + 1), cuda::memory_order_relaxed);
  y[threadIdx.x] = a.load(cuda::memory_order_acquire) + a.exchange((T)7);
}
K c8(signed char *x, signed char *y) { all<signed char, cuda::thread_scope_block>(x, y); }
K c16(short *x, short *y) { all<short, cuda::thread_scope_device>(x, y); }
K c32(int *x, int *y) { all<int, cuda::thread_scope_system>(x, y); }
K c64(long long *x, long long *y) { all<long long, cuda::thread_scope_block>(x, y); }
K f32(float *x, float *y) { all<float, cuda::thread_scope_block>(x, y); }
K f64(double *x, double *y) { all<double, cuda::thread_scope_device>(x, y); }
K local(int *y) { int v = 3; cuda::atomic_ref<int, cuda::thread_scope_thread> a(v); a.store(5); y[threadIdx.x] = a.load() + v; }
// LAUNCH: c8<<<1,32>>> x=zeros(32,i8) y=zeros(32,i8)
// EXPECT: y == 2 * arange(32) + 2
// EXPECT: x == 7
// LAUNCH: c16<<<1,32>>> x=zeros(32,i16) y=zeros(32,i16)
// EXPECT: y == 2 * arange(32) + 2
// LAUNCH: c32<<<1,32>>> x=zeros(32,i32) y=zeros(32,i32)
// EXPECT: y == 2 * arange(32) + 2
// LAUNCH: c64<<<1,32>>> x=zeros(32,i64) y=zeros(32,i64)
// EXPECT: y == 2 * arange(32) + 2
// LAUNCH: f32<<<1,32>>> x=zeros(32,f32) y=zeros(32,f32)
// EXPECT: y == 2 * arange(32) + 2
// LAUNCH: f64<<<1,32>>> x=zeros(32,f64) y=zeros(32,f64)
// EXPECT: y == 2 * arange(32) + 2
// LAUNCH: local<<<1,32>>> y=zeros(32,i32)
// EXPECT: y == 10
// CONFIGS: -O0 | -O2 | --codegen=llvm | -arch=sm_60 | -arch=sm_90
// PTXAS: sm_80 sm_90
