// [namespace.udir] p6: functions that directives bring are overloaded together without error
namespace A { __device__ int f(int) { return 1; } __device__ int g(int) { return 10; } }
namespace B { __device__ int f(long) { return 2; } __device__ int g(char) { return 20; } }
using namespace A;
using namespace B;
__device__ int f(short) { return 3; }
extern "C" __global__ void overloads_from_several(int *out) {
    out[0] = f(1);
    out[1] = f(1L);
    out[2] = f((short)1);
    out[3] = g('c') + g(1);
}
// LAUNCH: overloads_from_several<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [1, 2, 3, 30]
