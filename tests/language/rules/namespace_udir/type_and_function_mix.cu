// [namespace.udir] p6: directives may bring a type from one and a function for it from another namespace
namespace T { struct V { int x; }; typedef V *VP; } namespace F { __device__ int get(T::V v) { return v.x; } __device__ int get(T::VP p) { return p->x * 10; } } using namespace T; using namespace F;
extern "C" __global__ void type_and_function_mix(int *out) { V v{4}; VP p = &v; out[0] = get(v); out[1] = get(p); }
// LAUNCH: type_and_function_mix<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [4, 40]
