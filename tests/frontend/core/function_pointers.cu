// Function pointers: tables, parameters, overloads, templates, structures by value. The expected values are nvcc's.
// CONFIGS: -O0 | -O2 | --codegen=llvm
// PTXAS: sm_80
typedef float (*op)(float);
struct V { int a; float b; char c; };
struct Table { op f; int n; };
__device__ float sq(float x) { return x * x; }
__device__ float cu(float x) { return x * x * x; }
__device__ int over(int x) { return x + 1; }
__device__ double over(double x) { return x * 2; }
__device__ op tab[3] = { sq, &cu, nullptr };
__constant__ Table tables[2] = { { cu, 3 }, { sq, 2 } };
__device__ V vec(V v, char k) { v.a += k; v.b *= 2; return v; }
__device__ void bump(int &x) { x += 5; }
__device__ int &pick(int *p) { return p[1]; }
__device__ short narrow(char a, bool b, unsigned short c) { return b ? a : c; }
__device__ int apply(int (*f)(int), int x) { return f(x); }
template <class F> __device__ float call2(F f, float x) { return f(f(x)); }
template <class T> __device__ T twice(T x) { return x + x; }
__device__ int rec(int (*f)(int), int n) { return n <= 0 ? f(n) : rec(f, n - 1) + n; }
struct Fn { __device__ static int st(int x) { return x * 7; } };
// LAUNCH: k<<<1,8>>> x=arange(8,f32) o=zeros(8,i32) n=3
// EXPECT: x == array([439565072465920.0, 3266.743896484375, 1014872988975104.0, 217574.421875, 117549429686272.0, 382029376.0, 7112694549184512.0, 9693157130240.0], 'f4')
// EXPECT: o == array([-25238, 300, -25225, 317, -24208, 1338, -24187, 1363])
__global__ void k(float *x, int *o, int n) {
    int i = threadIdx.x;
    x[i] = tab[i & 1](x[i]);
    op f = i > 3 ? sq : cu;
    x[i] += f(2) + (*f)(3) + (**f)(1) + (&sq)(4) + tables[i & 1].f(tables[i & 1].n);
    V (*vf)(V, char) = vec; V v = { i, 1.5f, 'x' }; V w = vf(v, 3);
    o[i] = w.a + (int)w.b + w.c + v.a;
    void (*b)(int &) = bump; b(o[i]);
    int &(*p)(int *) = pick; int two[2] = { 1, 2 }; p(two) = 9; o[i] += two[1] + p(two);
    short (*nf)(char, bool, unsigned short) = narrow; o[i] += nf((char)(i - 5), i & 1, 40000);
    o[i] += apply(over, i); double (*d)(double) = &over; o[i] += (int)d(i); o[i] += (int)((double (*)(double))over)(2.0);
    if (tab[2] == 0 && f && f != nullptr) o[i] += 100; if (f == sq) o[i] += 1000;
    x[i] += call2(sq, 1.5f) + call2(f, 0.5f);
    int (*t)(int) = twice<int>; o[i] += t(4) + rec(over, i) + apply(Fn::st, 2) + apply(&Fn::st, 3);
    op local[2] = { cu, sq }; for (int j = 0; j < n; j++) x[i] = local[(i + j) % 2](x[i]) * 0.01f;
}
