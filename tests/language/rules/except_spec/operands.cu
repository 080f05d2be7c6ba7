// [except.spec] p1, p2: `noexcept(e)` says what the constant e says; it is a part of the type
template <class A, class B> struct same { static const bool v = false; }; template <class A> struct same<A, A> { static const bool v = true; };
template <class T> struct V {
    T t; __host__ __device__ V() noexcept(noexcept(T())) : t() {} __host__ __device__ int m() noexcept(sizeof(T) == 4) { return 1; } template <class U> __host__ __device__ int n(U u) noexcept(noexcept(u + T())) { return 2; }
    __host__ __device__ int early() const noexcept(noexcept(static_cast<const V *>(nullptr)->late())) { return 3; } __host__ __device__ int late() const noexcept { return 4; }
};
struct B { __host__ __device__ B() {} __host__ __device__ int f() noexcept(N > 2) { return 5; } static __host__ __device__ int g() noexcept { return 6; } static const int N = 3; }; __host__ __device__ int operator+(int, B);
template <class T> __host__ __device__ T q(T t) noexcept(noexcept(T(t))); struct C { __host__ __device__ C(const C &) {} };
__host__ __device__ int yes() noexcept(sizeof(int) == 4); __host__ __device__ int no() noexcept(false); __host__ __device__ int yes() noexcept { return 7; } __host__ __device__ int no() { return 8; }
typedef int (*P)() noexcept(true); template <class T> T &&of() noexcept;
extern "C" __global__ void operands(int *out) {
    V<int> v; V<B> w; static_assert(noexcept(V<int>()) && !noexcept(V<B>()) && noexcept(v.m()) && noexcept(v.n(1)) && !noexcept(w.n(1)) && noexcept(w.early()) && noexcept(w.t.f()) && noexcept(q(1)) && !noexcept(q(of<C &>())), "");
    static_assert(same<decltype(yes), int() noexcept>::v && same<decltype(no), int()>::v && same<decltype(&V<int>::m), int (V<int>::*)() noexcept>::v && same<decltype(&V<char>::m), int (V<char>::*)()>::v && same<decltype(&B::f), int (B::*)() noexcept>::v, "");
    P p = yes; out[0] = p() * 10 + no(); int (B::*f)() noexcept = &B::f; out[1] = (w.t.*f)();
}
// LAUNCH: operands<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [78, 5]
