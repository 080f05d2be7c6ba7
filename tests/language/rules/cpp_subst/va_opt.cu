// [cpp.subst] p3 of C++20: __VA_OPT__
// NVCC: -std=c++20
#define F(a, ...) f(a __VA_OPT__(, ) __VA_ARGS__)
#define G(...) __VA_OPT__(1 +) 0
#define H(x, ...) x __VA_OPT__(+x##__VA_ARGS__)
#define S(...) #__VA_ARGS__
#define ST(...) S(__VA_OPT__(a b) c)
#define SDEF(sname, ...) S sname __VA_OPT__(= {__VA_ARGS__})
#define EMP
#define LPAREN() (
#define G2(X, ...) f(0, X __VA_OPT__(, ) __VA_ARGS__)
#define SDE(...) #__VA_OPT__(x y __VA_ARGS__)
#define CAT(a, ...) a##__VA_OPT__(b)##_z
#define EXP(x, ...) __VA_OPT__(x##x x##x) 0
__device__ int f(int a) { return a; }
__device__ int f(int a, int b) { return a * 10 + b; }
__device__ int f(int a, int b, int c) { return a * 100 + b * 10 + c; }
extern "C" __global__ void va_opt(int *out) {
    int *p = out;
    p[0] = F(1);
    p[1] = F(1, 2);
    p[2] = G();
    p[3] = G(x);
    p[4] = G(EMP);
    p[5] = F(1, 2, 3);
    const char s[] = ST(q);
    p[6] = sizeof(s);
    const char t[] = ST();
    p[7] = sizeof(t);
    p[8] = G2(4, 5);
    p[9] = sizeof(SDE(1));
    p[10] = sizeof(SDE());
    int ab_z = 7, a_z = 8;
    p[11] = CAT(a, 1);
    p[12] = CAT(a);
    p[13] = F(1, );
    int x1 = 5, x = 2;
    (void)x1;
    p[14] = H(x, 1);
    p[15] = H(x);
}
// LAUNCH: va_opt<<<1,1>>> out=zeros(16,i32)
// EXPECT: out == [1, 12, 0, 1, 0, 123, 6, 2, 45, 6, 1, 7, 8, 1, 7, 2]
