// [temp.variadic] p5: arguments are forwarded to a constructor
#include <utility>
#include <new>
struct S {
    int how;
    __device__ S(int &x) : how(1) { x++; }
    __device__ S(int &&, const char *) : how(2) { }
    __device__ S(const int &) : how(3) { }
    __device__ S(S &&o) : how(o.how + 10) { }
    __device__ S(const S &o) : how(o.how + 20) { }
};
template <class T, class... A> __device__ T *make(void *where, A &&...a) { return new (where) T(std::forward<A>(a)...); }
extern "C" __global__ void perfect_construction(int *out) {
    alignas(S) char raw[sizeof(S)];
    int x = 5;
    const int c = 6;
    out[0] = make<S>(raw, x)->how * 10 + x;
    out[1] = make<S>(raw, 7, "z")->how;
    out[2] = make<S>(raw, c)->how * 10 + make<S>(raw, 3)->how;
    S s(c);
    out[3] = make<S>(raw, s)->how;
    out[4] = make<S>(raw, std::move(s))->how;
}
// LAUNCH: perfect_construction<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [16, 2, 33, 23, 13, 0, 0, 0]
