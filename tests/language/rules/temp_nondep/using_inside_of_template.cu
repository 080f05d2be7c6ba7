// [temp.nondep] p1: names that do not depend are found through the using declarations and directives of the body
namespace n { __device__ int h(char) { return 68; } }
namespace m { __device__ int g(char) { return 5; } }
template<class P> __device__ int brought(P p) { using n::h; return p + h('a'); }
template<class P> __device__ int directed(P p) { using namespace m; return p + g('a'); }
extern "C" __global__ void using_inside_of_template(int *out) {
    out[0] = brought(1);
    out[1] = directed(2);
}
// LAUNCH: using_inside_of_template<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [69, 7]
