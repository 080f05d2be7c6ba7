// [special] p4: = default brings the moves back where a destructor is declared
struct M {
    int c, m;
    __device__ M() : c(0), m(0) { }
    __device__ M(const M &o) : c(o.c + 1), m(o.m) { }
    __device__ M(M &&o) : c(o.c), m(o.m + 1) { }
};
struct D { M m; D() = default; D(D &&) = default; D(const D &) = default; __device__ ~D() { } };
template <class T> __device__ T &&mv(T &x) { return static_cast<T &&>(x); }
extern "C" __global__ void defaulted_moves_come_back(int *out) {
    D a;
    D b(mv(a));
    D c(b);
    out[0] = b.m.c * 10 + b.m.m;
    out[1] = c.m.c * 10 + c.m.m;
}
// LAUNCH: defaulted_moves_come_back<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 11, 0, 0, 0, 0, 0, 0]
