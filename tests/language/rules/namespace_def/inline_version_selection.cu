// [namespace.def] p8: a specialisation or overload in the enclosing namespace sees the inline one's template
namespace Lib { inline namespace v2 { template <class T> struct Size { static const int v = 1; }; template <class T> __device__ int get(T) { return 10; } } template <> struct Size<char> { static const int v = 2; }; __device__ int get(int) { return 20; } }
namespace Lib { namespace v1 { template <class T> struct Size { static const int v = 3; }; } }
extern "C" __global__ void inline_version_selection(int *out) { out[0] = Lib::Size<int>::v * 100 + Lib::Size<char>::v * 10 + Lib::v1::Size<char>::v; out[1] = Lib::v2::Size<char>::v; out[2] = Lib::get(1) + Lib::get('c'); out[3] = Lib::v2::get(1); }
// LAUNCH: inline_version_selection<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [123, 2, 30, 10]
