// [namespace.def] p8: what an inline or unnamed namespace declares is a member of that around it before its end, too
namespace n {
inline namespace in {
typedef char T;
template<class U> __device__ int size(U) { return sizeof(n::T) + sizeof(U); }
__device__ int g() { return n::size<short>(1); }
}
namespace {
typedef long L;
__device__ int h() { return sizeof(n::L); }
}
}
extern "C" __global__ void inline_seen_from_within(int *out) {
    out[0] = n::g();
    out[1] = n::h();
}
// LAUNCH: inline_seen_from_within<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [3, 8]
