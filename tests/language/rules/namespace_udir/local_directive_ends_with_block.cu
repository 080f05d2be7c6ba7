// [namespace.udir] p2: a directive in a block does not reach beyond it
namespace A { __device__ int f(int) { return 1; } }
__device__ int f(double) { return 2; }
__device__ int inside() { using namespace A; return f(1); }
__device__ int outside() { { using namespace A; } return f(1); }
extern "C" __global__ void local_directive_ends_with_block(int *out) {
    out[0] = inside();
    out[1] = outside();
    { using namespace A; out[2] = f(1) + f(1.0) * 10; }
    out[3] = f(1);
}
// LAUNCH: local_directive_ends_with_block<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [1, 2, 21, 2]
