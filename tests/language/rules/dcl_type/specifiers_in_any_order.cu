// [dcl.type] p1 of dcl.spec: type, storage, qualifiers and CUDA's words in any order
__device__ long const static unsigned gl = 5;
int static inline __device__ f(int x) { return x + 1; }
void __device__ inline g(int &x) { x++; }
int long unsigned __device__ long h() { return 3; }
int constexpr static cx = 4;
long int unsigned typedef long UL;
const int typedef *CP;
struct S {
    int mutable m;
    int static const k = 7;
    int constexpr static j = 8;
    unsigned const char c : 3;
    int volatile v;
    __device__ int inline nv() const { return m; }
    int friend __device__ ff(S &s) { return s.m; }
};
extern "C" __global__ void specifiers_in_any_order(int *out) {
    int *p = out;
    int x = 3;
    p[0] = f(x);
    int short unsigned y = -1;
    p[1] = y;
    char signed z = -3;
    p[2] = z;
    long static sh;
    sh = 4;
    p[3] = sh;
    p[4] = sizeof(UL);
    CP q = p;
    p[5] = q[0];
    p[6] = cx + gl;
    S s{1, 2, 3};
    p[7] = ff(s) + S::k + S::j + s.c;
    p[8] = sizeof(h());
    double const static d = 2;
    p[9] = d;
    g(x);
    p[12] = x;
    int const volatile w = 3;
    p[13] = w;
    static const unsigned short int long_ = 3;
    p[14] = long_;
    struct T {
        int a;
    } typedef TT;
    TT t{6};
    p[15] = t.a;
    enum E { A, B } const e = B;
    p[16] = e;
    struct X {
        int v;
    } static xs = {0};
    p[17] = xs.v;
}
// LAUNCH: specifiers_in_any_order<<<1,1>>> out=zeros(18,i32)
// EXPECT: out == [4, 65535, -3, 4, 8, 4, 9, 18, 8, 2, 0, 0, 4, 3, 3, 6, 1, 0]
