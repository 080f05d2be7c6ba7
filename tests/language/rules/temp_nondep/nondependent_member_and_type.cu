// [temp.nondep] p1: types and overloads that do not depend are fixed at the definition
namespace a { struct X { char c[3]; }; __device__ int f(X) { return 1; } }
using a::X;
template <class T> __device__ int g() { X x; return sizeof(X) * 10 + f(x) + sizeof(T); }
namespace a { template <class T> __device__ int f(T, int = 0) { return 50; } }
struct Y { char c[9]; };
template <class T> struct H { typedef Y Z; __device__ int k() { struct Y { char c; }; return sizeof(Y) * 100 + sizeof(Z); } };
extern "C" __global__ void nondependent_member_and_type(int *out) {
    out[0] = g<char>();
    out[1] = H<int>().k();
}
// LAUNCH: nondependent_member_and_type<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [32, 109, 0, 0, 0, 0, 0, 0]
