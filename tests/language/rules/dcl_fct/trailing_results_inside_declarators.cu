// [dcl.fct] p2: auto (*f)(int) -> int and its like
__device__ int inc(int x) { return x + 1; }
__device__ float half_(float x) { return x / 2; }
auto (*gf)(int) -> int = nullptr;
typedef auto (*TF)(int) -> int;
using UF = auto (*)(int) -> int;
using FT = auto(int) -> int;
__device__ auto (*df)(int) -> int = inc;
__device__ int apply(auto (*f)(int)->int, int x) { return f(x); }
__device__ auto pick(bool b) -> auto (*)(int) -> int { return inc; }
struct S {
    auto (*m)(int) -> int;
    __device__ auto get() const -> int { return m(4); }
    int v;
};
extern "C" __global__ void trailing_results_inside_declarators(int *out) {
    int *p = out;
    auto (*f)(int)->int = inc;
    p[0] = f(1);
    TF t = inc;
    p[1] = t(2);
    UF u = inc;
    p[2] = u(3);
    FT *ft = inc;
    p[3] = ft(4);
    p[4] = df(5);
    p[5] = apply(inc, 6);
    S s{inc, 1};
    p[6] = s.get();
    p[7] = pick(true)(8);
    auto (&r)(int)->int = inc;
    p[8] = r(9);
    auto (*arr[2])(int)->int = {inc, inc};
    p[9] = arr[1](10);
    auto (*pf)(float)->float = half_;
    p[10] = pf(8);
    auto *a = inc;
    p[11] = a(11);
    auto(*x) = inc;
    p[12] = x(12);
    auto(*mp) = &p[0];
    p[13] = *mp;
    auto (S::*mf)() const->int = &S::get;
    p[14] = (s.*mf)();
}
// LAUNCH: trailing_results_inside_declarators<<<1,1>>> out=zeros(15,i32)
// EXPECT: out == [2, 3, 4, 5, 6, 7, 5, 9, 10, 11, 4, 12, 13, 2, 5]
