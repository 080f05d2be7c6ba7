// glibc declares its functions of <math.h> a second time, `__exp2f` and the like, for the host: functions for both sides may call them there.
// LAUNCH: k<<<1,1>>> out=zeros(1,f32)
// EXPECT: out == 3
__host__ __device__ inline float h(float x) {
    return __exp2f(x);  // warning: reference to __host__ function '__exp2f' in __host__ __device__ function
}
__global__ void k(float *out) { out[0] = 3; }
