// [over.literal] p1: literal operators are found by unqualified lookup, a directive brings them
namespace Lit { inline namespace units { __device__ constexpr long operator""_km(unsigned long long v) { return (long)v * 1000; } __device__ constexpr long operator""_m(unsigned long long v) { return (long)v; } } }
__device__ int get() { using namespace Lit; return (int)(2_km + 5_m); }
extern "C" __global__ void in_namespace(int *out) {
    out[0] = get();
    using Lit::operator""_km;
    out[1] = 3_km;
    using namespace Lit::units;
    out[2] = 4_m;
}
// LAUNCH: in_namespace<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [2005, 3000, 4]
