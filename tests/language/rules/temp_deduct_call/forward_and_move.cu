// [temp.deduct.call] p3: value categories survive forwarding through several templates
#include <utility>
__device__ int sink(int &) { return 1; }
__device__ int sink(const int &) { return 2; }
__device__ int sink(int &&) { return 3; }
template <class T> __device__ int hop(T &&x) { return sink(std::forward<T>(x)); }
template <class T> __device__ int hop2(T &&x) { return hop(std::forward<T>(x)) * 10 + sink(x); }
template <class... T> __device__ int all(T &&...x) { int r = 0; ((r = r * 10 + hop(std::forward<T>(x))), ...); return r; }
extern "C" __global__ void forward_and_move(int *out) {
    int x = 0;
    const int c = 0;
    out[0] = hop(x) * 100 + hop(c) * 10 + hop(5);
    out[1] = hop2(x) * 100 + hop2(7);
    out[2] = all(c, x, std::move(x), 3);
}
// LAUNCH: forward_and_move<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [123, 1131, 2133, 0, 0, 0, 0, 0]
