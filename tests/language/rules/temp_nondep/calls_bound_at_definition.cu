// [temp.nondep] p1: a call whose arguments do not depend means what is there where the template is defined, in their namespaces too
namespace outer {
struct G {};
namespace inner {
__device__ int f(G) { return 1; }
template<class T> __device__ int call(T) { return f(G()); }
template<class T> struct S {
    T t;
    __device__ int constant() const { return f(G()); }
    __device__ int member() const { return h(t); }
    template<class U> __device__ int nested(U) const { return f(G()) + 10 * h(T()); }
};
template<class T> __device__ int dependent(T x) { auto y = x; return h(x) + h(y) + h(T()); }
}
__device__ int f(G) { return 2; }
__device__ int h(G) { return 3; }
}
extern "C" __global__ void calls_bound_at_definition(int *out) {
    outer::inner::S<outer::G> s;
    out[0] = outer::inner::call(1);
    out[1] = s.constant();
    out[2] = s.member();
    out[3] = s.nested(1);
    out[4] = outer::inner::dependent(outer::G());
}
// LAUNCH: calls_bound_at_definition<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 1, 3, 31, 9, 0, 0, 0]
