// [namespace.udir] p2: nominated names appear as members of the nearest enclosing namespace of both
__device__ int i = 1;
namespace A { __device__ int i = 2; __device__ int k = 3; }
namespace Outer {
namespace In { __device__ int i = 4; __device__ int j = 5; }
namespace Use {
using namespace In;
__device__ int k = 6;
__device__ int sum() { using namespace A; return i * 100 + j * 10 + k; }
}
}
extern "C" __global__ void names_as_if_in_common_enclosing_namespace(int *out) {
    out[0] = Outer::Use::sum();
    int j = 9;
    using namespace Outer::In;
    out[1] = j + Outer::In::j * 10;
}
// LAUNCH: names_as_if_in_common_enclosing_namespace<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [456, 59]
