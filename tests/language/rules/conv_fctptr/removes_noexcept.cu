// [conv.fctptr] p1: a pointer to a noexcept function, or member function, converts to one without, and not back
__device__ int f(int x) noexcept { return x + 1; }
__device__ int g(int x) { return x + 2; }
struct S {
    int k;
    __device__ int m(int x) const noexcept { return x + k; }
    __device__ int n(int x) const { return x * k; }
};
using Quiet = int (*)(int) noexcept;
using Loud = int (*)(int);
__device__ int through(int (&r)(int)) { return r(10); }
template <int (*F)(int)> __device__ int fixed(int x) { return F(x); }
template <int (*F)(int) noexcept> __device__ int quietly(int x) { return F(x); }
extern "C" __global__ void removes_noexcept(int *out) {
    Loud a = f;
    Quiet b = f;
    a = b;
    int (S::*m)(int) const = &S::m;
    S s{5};
    out[0] = a(1) + (a == b) * 10;
    out[1] = (s.*m)(1) + 10 * (s.*(out[0] == 12 ? &S::n : &S::m))(2);
    out[2] = through(f) + 100 * through(g);
    out[3] = fixed<f>(1) + 10 * fixed<g>(1) + 100 * quietly<f>(1);
    out[4] = (out[0] == 12 ? a : b)(3);
    Loud lambda = [](int x) noexcept { return x * 2; };
    out[5] = lambda(4) + 10 * reinterpret_cast<Quiet>(lambda)(1) + 100 * static_cast<Loud>(f)(1);
}
// LAUNCH: removes_noexcept<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [12, 106, 1211, 232, 4, 228]
