// [temp.arg] p2: a type and an expression alike are a type as an argument, but not within one
struct Sum { template <class T> __device__ T operator()(T a, T b) const { return a + b; } };
template <class Op> __device__ int apply(int a, Op op) { return op(a, a); }
template <class T> struct Size { static const int n = sizeof(T); };
template <int N> struct Value { static const int n = N; };
extern "C" __global__ void calls_among_arguments(int *out) {
    out[0] = Size<decltype(apply(1, Sum()))>::n + apply(2, Sum());
    out[1] = Value<(sizeof(apply(1, Sum())))>::n;
    out[2] = Size<decltype(Sum()(1.0, double()))>::n;
}
// LAUNCH: calls_among_arguments<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [8, 4, 8]
