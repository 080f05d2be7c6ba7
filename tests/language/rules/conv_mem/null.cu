// [conv.mem] p1, [expr.eq] p4, [conv.bool] p1: null pointers to members differ from every other, also from the first member's
struct A { int first, second; __device__ void f() { } __device__ void g() { } };
__device__ int f(int A::*p) { return p ? 1 : 0; }
__device__ int g(void (A::*p)()) { return !p ? 1 : 0; }
__device__ int choose(bool) { return 1; }
__device__ int choose(int A::*) { return 2; }
extern "C" __global__ void null(int *out) {
    int A::*p = nullptr, A::*q = 0, A::*r = &A::first, A::*s{};
    void (A::*m)() = nullptr;
    void (A::*n)() = &A::f;
    out[0] = (p == q) * 1000 + (p == r) * 100 + (r == &A::first) * 10 + (r != nullptr);
    out[1] = (p == s) * 100 + (0 == p) * 10 + (nullptr != r);
    out[2] = f(p) * 100 + f(r) * 10 + f(nullptr);
    out[3] = g(m) * 100 + g(n) * 10 + g(0);
    out[4] = (m == nullptr) * 1000 + (n == m) * 100 + (n == &A::f) * 10 + (n != &A::g);
    out[5] = choose(nullptr) * 10 + choose(r);
    bool b = r;
    out[6] = b * 10 + (p && r) + (p || n);
    int A::*list[3] = {&A::second};
    out[7] = (list[0] != nullptr) * 10 + (list[1] == nullptr) + (list[2] == p);
    m = n;
    n = 0;
    out[8] = (m != nullptr) * 10 + (n == nullptr);
    int A::*made = static_cast<int A::*>(nullptr);
    out[9] = made == p;
}
// LAUNCH: null<<<1,1>>> out=zeros(10,i32)
// EXPECT: out == [1011, 111, 10, 101, 1011, 22, 11, 12, 11, 1]
