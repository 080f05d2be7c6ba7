// [namespace.def] p8: members of an inline namespace are defined as those of the one around it
namespace io {
inline namespace v1 {
struct H { __device__ int g(); template <class T> __device__ int t(T); };
__device__ int plain(int);
template <class T> struct Vec;
}
}
__device__ int io::H::g() { return 4; }
__device__ int io::plain(int x) { return x + 1; }
template <class T> __device__ int io::H::t(T x) { return x + 3; }
template <class T> struct io::Vec { T x; template <class U> __device__ operator Vec<U>() const; };
template <class T> template <class U> __device__ io::Vec<T>::operator io::Vec<U>() const { return {U(x * 2)}; }
extern "C" __global__ void defined_of_an_inline_namespace(int *out) {
    out[0] = io::plain(1) + io::H{}.g() + io::H{}.t(100);
    io::Vec<int> v = io::Vec<float>{1.5f};
    out[1] = v.x;
}
// LAUNCH: defined_of_an_inline_namespace<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [109, 3]
