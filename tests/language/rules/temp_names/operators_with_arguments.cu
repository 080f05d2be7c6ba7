// [temp.names] p3: a < behind the name of an operator function opens template arguments where that is a template's
struct F {
    template <class T> __device__ T operator()() const { return T(3.7); }
    template <class T> __device__ T operator()(T a) const { return a; }
    template <int N> __device__ int operator<(int x) const { return N < x; }
    __device__ int in() const { return operator()<int>() + this->operator()<short>() + this->template operator()<char>(1); }
};
struct G { template <class T> __device__ T operator()(); bool operator>(int) const; };
template <class T> __device__ T G::operator()() { return 1; }
template <> __device__ int G::operator()<int>() { return 77; }
namespace n {
struct V { int v; };
template <class T> __device__ T operator+(V a, T b) { return a.v + b; }
}
template <class H> __device__ int called(H h) { return h.template operator()<int>(); }
extern "C" __global__ void operators_with_arguments(int *out) {
    F f;
    out[0] = called(f);
    out[1] = f.operator()<int>() * 10 + f.template operator()<int>(5);
    out[2] = f.in();
    out[3] = f.operator< <3>(4) + 2 * f.F::operator()<int>();
    out[4] = G{}.operator()<int>() + G{}.template operator()<char>();
    out[5] = n::operator+<int>(n::V{2}, 3);
    auto l = [](auto x) { return x * 2; };
    out[6] = l.template operator()<short>(4) + l.operator()<int>(5);
}
// LAUNCH: operators_with_arguments<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [3, 35, 7, 7, 78, 5, 18]
