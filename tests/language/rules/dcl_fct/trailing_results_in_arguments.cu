// [dcl.fct] p2: the same in parameters, template arguments and casts
__device__ int add(int a, int b) { return a + b; }
template <class T> __device__ auto tf(T x) -> decltype(x + 1) { return x + 1; }
template <class R, class A> __device__ R call(auto (*f)(A)->R, A a) { return f(a); }
template <auto (*F)(int, int)->int> __device__ int viat(int x) { return F(x, x); }
template <class T> struct Tr {
    static constexpr int v = 0;
};
template <class R, class... A> struct Tr<auto (*)(A...)->R> {
    static constexpr int v = sizeof...(A);
};
extern "C" __global__ void trailing_results_in_arguments(int *out) {
    int *p = out;
    auto (*f)(int, int)->int = add;
    p[0] = f(1, 2);
    p[1] = call<int, int>(tf<int>, 3);
    p[2] = viat<add>(4);
    p[3] = Tr<int (*)(int, int)>::v;
    auto (*g)(int)->decltype(p[0]) = nullptr;
    p[4] = g == nullptr;
    auto l = [](int x) -> int { return x * 2; };
    auto (*h)(int)->int = l;
    p[5] = h(5);
    p[6] = sizeof(auto (*)(int)->int);
    auto (*q)()->int * = nullptr;
    p[7] = q == 0;
    auto (*nn)(auto (*)(int)->int)->int = nullptr;
    p[8] = nn == nullptr;
    auto (*(*pp))(int)->int = &h;
    p[9] = (*pp)(6);
    auto fwd(int) -> int;
    const auto(*cp) = p;
    p[10] = cp[0];
}
// LAUNCH: trailing_results_in_arguments<<<1,1>>> out=zeros(11,i32)
// EXPECT: out == [3, 4, 8, 2, 1, 10, 8, 1, 1, 12, 3]
