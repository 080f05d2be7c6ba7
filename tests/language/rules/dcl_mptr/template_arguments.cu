// [temp.arg.nontype] p2: pointers to members as template arguments
struct A { int x, y; __device__ int f(int k) { return x * k; } __device__ int g(int k) { return y * k; } };
template <int A::*M> __device__ int get(const A &a) { return a.*M; }
template <int (A::*F)(int)> __device__ int run(A &a, int k) { return (a.*F)(k); }
template <class T, T C> struct Held { static const int value = 1; };
template <> struct Held<int A::*, nullptr> { static const int value = 2; };
template <auto M> __device__ int any(const A &a) { return a.*M + 1; }
template <int A::*M> struct Reader { __device__ int operator()(const A &a) const { return M == nullptr ? -1 : a.*M; } };
extern "C" __global__ void template_arguments(int *out) {
    A a{3, 4};
    out[0] = get<&A::x>(a) * 10 + get<&A::y>(a);
    out[1] = run<&A::f>(a, 5) * 100 + run<&A::g>(a, 6);
    out[2] = Held<int A::*, &A::x>::value * 10 + Held<int A::*, nullptr>::value;
    out[3] = any<&A::y>(a);
    out[4] = Reader<&A::x>()(a) * 10 + Reader<nullptr>()(a);
}
// LAUNCH: template_arguments<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [34, 1524, 12, 5, 29]
