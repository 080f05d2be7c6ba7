// [namespace.def] p10: a nested namespace definition declares each namespace of its name; directives, aliases and using declarations find them
namespace a::b::c { __device__ int deep() { return 4; } struct S { int v; }; inline namespace d { __device__ int g() { return 9; } } }
namespace { namespace z::y { __device__ int w() { return 6; } } } 
using namespace a::b; namespace zz = z; using a::b::c::S; using z::y::w; namespace acd = a::b::c::d;
extern "C" __global__ void nested_names_in_use(int *out) { out[0] = a::b::c::deep() + a::b::c::deep() * 10; out[1] = zz::y::w() + w(); out[2] = S{5}.v; out[3] = acd::g() + a::b::c::g(); }
// LAUNCH: nested_names_in_use<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [44, 12, 5, 18]
