// [namespace.def] p2: a namespace may be opened again, and its later parts see its earlier ones
namespace N { __device__ int a = 1; __device__ int get() { return a; } }
__device__ int a = 100;
namespace N { __device__ int b = 2; __device__ int get2() { return a * 10 + get() + b; } }
namespace N { namespace M { __device__ int get3() { return a + get2(); } } }
namespace N::M { __device__ int b = 9; __device__ int get4() { return a * 10 + b; } }
extern "C" __global__ void reopened(int *out) {
    out[0] = N::get2();
    out[1] = N::M::get3();
    out[2] = N::M::get4();
    out[3] = a;
}
// LAUNCH: reopened<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [13, 14, 19, 100]
