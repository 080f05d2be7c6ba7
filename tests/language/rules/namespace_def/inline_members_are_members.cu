// [namespace.def] p8: members of an inline namespace are used as if they were the enclosing one's
namespace Lib {
namespace v1 { __device__ int f(int) { return 1; } __device__ int old() { return 10; } }
inline namespace v2 { __device__ int f(int) { return 2; } __device__ int f(double) { return 3; } struct S { int v = 6; }; }
__device__ int f(const char *) { return 4; }
}
extern "C" __global__ void inline_members_are_members(int *out) {
    out[0] = Lib::f(1) * 100 + Lib::f(1.0) * 10 + Lib::f("");
    out[1] = Lib::v1::f(1) + Lib::v1::old();
    out[2] = Lib::v2::f(1);
    Lib::S s;
    Lib::v2::S &r = s;
    out[3] = r.v;
    using namespace Lib;
    out[4] = f(2.0);
}
// LAUNCH: inline_members_are_members<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [234, 11, 2, 6, 3]
