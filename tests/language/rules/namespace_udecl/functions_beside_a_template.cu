// [namespace.udecl] p10: functions that a using declaration brings stand beside a template of the name, which arguments in brackets name
namespace a { __device__ int f(int) { return 59; } }
namespace b {
using namespace a;
namespace in {
template<class T> __device__ int f(const T &) { return 34; }
using b::f;
}
}
namespace c {
template<class T> __device__ int g(const T &) { return 3 + sizeof(T); }
using a::f;
__device__ int h() { using b::in::f; return f<>(1) + f(1) + g<char>(2); }
}
extern "C" __global__ void functions_beside_a_template(int *out) {
    out[0] = b::in::f<>(true);
    out[1] = b::in::f(1);
    out[2] = b::in::f<int>(1);
    out[3] = c::h();
}
// LAUNCH: functions_beside_a_template<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [34, 59, 34, 97]
