// [dcl.typedef] p1: typedef behind names of types, classes, in blocks
typedef int I0;
I0 typedef I1;
I1 const typedef I2, *PI2;
struct S {
    int a;
};
S typedef S2;
S2 const typedef *PS2;
struct T {
    int b;
} typedef T2, *PT2;
::S typedef S3;
namespace n {
struct N {
    int z;
};
template <class T> struct V {
    T v;
};
}
n::N typedef NN;
n::V<int> typedef NV;
n::V<n::V<int>> typedef NVV;
float typedef (*FN)(float);
float typedef FA[4];
__device__ float sq(float x) { return x * x; }
int __device__ (*fptr)(int) = nullptr;
unsigned typedef char byte_t;
volatile typedef int VI;
signed typedef SI;
extern "C" __global__ void behind_names_and_classes(int *out) {
    int *p = out;
    I1 x = 3;
    I2 y = 4;
    PI2 z = &y;
    p[0] = x + *z;
    S2 s{1};
    PS2 ps = &s;
    p[1] = ps->a;
    T2 t{5};
    PT2 pt = &t;
    p[2] = pt->b;
    S3 s3{6};
    p[3] = s3.a;
    NN nn{7};
    p[4] = nn.z;
    NVV v{{8}};
    p[5] = v.v.v;
    FN fn = sq;
    p[6] = fn(3);
    FA fa = {1, 2, 3, 4};
    p[7] = fa[2];
    byte_t b = 300;
    p[8] = b;
    SI q = -1;
    p[9] = q;
    int typedef L;
    L l = 5;
    p[10] = l;
    S typedef LS;
    LS ls{3};
    p[11] = ls.a;
    int const i3[3] = {1, 2, 3};
    for (int const i : i3) p[12] += i;
    if (int const c = 3) p[13] = c;
    for (int unsigned i = 0; i < 3; i++) p[14]++;
}
// LAUNCH: behind_names_and_classes<<<1,1>>> out=zeros(15,i32)
// EXPECT: out == [7, 1, 5, 6, 7, 8, 9, 3, 44, -1, 5, 3, 6, 3, 3]
