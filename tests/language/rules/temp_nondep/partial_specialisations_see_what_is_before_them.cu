// [temp.nondep] p1: a partial specialisation sees what is declared before it, whenever its primary template was declared
template <class T> struct A { static const int v = 1; };
namespace q { template <int I, class T> struct Element; }
template <class T> constexpr int w = 1;
struct Later { int a, b; };
__device__ int f(long) { return 10; }
constexpr int late = 5;
template <class T> struct A<T *> { static const int v = 2; __device__ static int g() { return f(1) + sizeof(Later); } };
template <int I> struct q::Element<I, Later> { static const int v = 30 + I; };
template <class T> constexpr int w<T *> = late;
__device__ int f(int) { return 20; }
extern "C" __global__ void partial_specialisations_see_what_is_before_them(int *out) {
    out[0] = A<int *>::v;
    out[1] = A<int *>::g();
    out[2] = q::Element<2, Later>::v;
    out[3] = w<int *>;
}
// LAUNCH: partial_specialisations_see_what_is_before_them<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2, 18, 32, 5, 0, 0, 0, 0]
