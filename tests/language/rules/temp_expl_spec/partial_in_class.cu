// [temp.expl.spec] p2: a partial one may stand in a class, and an explicit one behind it
struct M {
    template <int N, class T> struct V { static constexpr int v = N; };
    template <class T> struct V<3, T> { static constexpr int v = 30; };
    template <class U> __device__ static int f(U) { return 1; }
};
template <> struct M::V<4, int> { static constexpr int v = 40; };
template <> __device__ int M::f<char>(char) { return 2; }
extern "C" __global__ void partial_in_class(int *out) {
    out[0] = M::V<3, int>::v + M::V<4, int>::v + M::V<5, int>::v;
    out[1] = M::f('a') * 10 + M::f(1);
}
// LAUNCH: partial_in_class<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [75, 21, 0, 0, 0, 0, 0, 0]
