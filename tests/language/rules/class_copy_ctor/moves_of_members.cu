// [class.copy.ctor] p14: a defaulted move moves members and copies what cannot be moved
struct M { int v; __device__ M(int x) : v(x) { } __device__ M(M &&o) : v(o.v) { o.v = -1; } };
struct OnlyCopy { int v; __device__ OnlyCopy(int x) : v(x) { } __device__ OnlyCopy(const OnlyCopy &o) : v(o.v + 50) { } };
struct S { M m; OnlyCopy c; int k; };
template <class T> __device__ T &&mv(T &t) { return static_cast<T &&>(t); }
extern "C" __global__ void moves_of_members(int *out) {
    S a{M(1), OnlyCopy(2), 3};
    S b(mv(a));
    out[0] = a.m.v * 100 + b.m.v;
    out[1] = b.c.v * 10 + b.k;
    out[2] = a.k;
}
// LAUNCH: moves_of_members<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [-99, 523, 3, 0, 0, 0, 0, 0]
