// [namespace.udir] p4: directives are transitive
namespace A { __device__ int a = 1; }
namespace B { using namespace A; __device__ int b = 2; }
namespace C { using namespace B; __device__ int c = 3; }
extern "C" __global__ void transitive(int *out) {
    using namespace C;
    out[0] = a * 100 + b * 10 + c;
}
// LAUNCH: transitive<<<1,1>>> out=zeros(1,i32)
// EXPECT: out == [123]
