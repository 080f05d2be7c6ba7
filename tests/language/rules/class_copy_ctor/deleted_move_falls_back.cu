// [class.copy.ctor] p11: a defaulted move that would be deleted is ignored
struct N { int v = 1; N() = default; __device__ N(const N &o) : v(o.v + 1) { } N(N &&) = delete; };
struct P { int v = 1; P() = default; __device__ P(const P &o) : v(o.v + 10) { } __device__ P &operator=(const P &o) { v = o.v + 20; return *this; } };
struct S { P p; S() = default; S(const S &) = default; S(S &&) = default; S &operator=(const S &) = default; S &operator=(S &&) = default; };
template <class T> __device__ T &&mv(T &t) { return static_cast<T &&>(t); }
extern "C" __global__ void deleted_move_falls_back(int *out) {
    S a;
    S b(mv(a));
    out[0] = b.p.v;
    b = mv(a);
    out[1] = b.p.v;
    N n;
    N m(n);
    out[2] = m.v;
}
// LAUNCH: deleted_move_falls_back<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [11, 21, 2, 0, 0, 0, 0, 0]
