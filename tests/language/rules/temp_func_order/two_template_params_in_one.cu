// [temp.func.order] p2: Pair<T, T> is more specialised than Pair<T, U>, Pair<T, int> than Pair<T, U>
template <class A, class B> struct Pair { };
template <class A, class B> __device__ int f(Pair<A, B>) { return 1; }
template <class A> __device__ int f(Pair<A, A>) { return 2; }
template <class B, class A> __device__ int g(Pair<A, B>) { return 3; }
template <class A> __device__ int g(Pair<A, int>) { return 4; }
extern "C" __global__ void two_template_params_in_one(int *out) {
    out[0] = f(Pair<int, char>{});
    out[1] = f(Pair<int, int>{});
    out[2] = g(Pair<int, int>{});
    out[3] = g(Pair<int, char>{});
}
// LAUNCH: two_template_params_in_one<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 4, 3, 0, 0, 0, 0]
