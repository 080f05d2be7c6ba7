// [namespace.udecl] p1: a using declaration that names its own namespace declares nothing, whatever a directive there leads to
namespace outer {
struct U { char c[6]; };
inline namespace inner {
using namespace outer;
using outer::inner::U;
typedef char U;
__device__ int size() { return sizeof(U); }
}
}
extern "C" __global__ void of_its_own_namespace(int *out) { out[0] = outer::size(); }
// LAUNCH: of_its_own_namespace<<<1,1>>> out=zeros(1,i32)
// EXPECT: out == [1]
