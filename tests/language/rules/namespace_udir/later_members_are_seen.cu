// [namespace.udir] p4: members added to the nominated namespace later are seen where they are used later
namespace A { __device__ int f(double) { return 1; } }
using namespace A;
__device__ int early() { return f(1); }
namespace A { __device__ int f(int) { return 2; } __device__ int late = 7; }
__device__ int after() { return f(1) * 10 + late; }
extern "C" __global__ void later_members_are_seen(int *out) {
    out[0] = early();
    out[1] = after();
}
// LAUNCH: later_members_are_seen<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [1, 27]
