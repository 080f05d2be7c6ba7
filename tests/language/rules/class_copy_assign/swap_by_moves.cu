// [class.copy.assign] p1: a generic swap moves three times
#include <utility>
struct V {
    int v, moves;
    __device__ V(int x) : v(x), moves(0) { }
    __device__ V(V &&o) : v(o.v), moves(o.moves + 1) { o.v = 0; }
    __device__ V &operator=(V &&o) { v = o.v; moves = o.moves + 10; o.v = 0; return *this; }
};
template <class T> __device__ void swap_(T &a, T &b) { T t(std::move(a)); a = std::move(b); b = std::move(t); }
extern "C" __global__ void swap_by_moves(int *out) {
    V a(3), b(4);
    swap_(a, b);
    out[0] = a.v * 10 + b.v;
    out[1] = a.moves * 100 + b.moves;
    int x = 1, y = 2;
    swap_(x, y);
    out[2] = x * 10 + y;
}
// LAUNCH: swap_by_moves<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [43, 1011, 21, 0, 0, 0, 0, 0]
