// [dcl.meaning] dcl.decl: pointers, arrays and functions nest by precedence
__device__ int one(int x) { return x + 1; } __device__ int two(int x) { return x + 2; }
__device__ int (*pick(int i))(int) { return i ? two : one; }
__device__ int (&row(int (&m)[2][3], int i))[3] { return m[i]; }
extern "C" __global__ void declarator_grammar(int *out) {
    int m[2][3] = {{1, 2, 3}, {4, 5, 6}}; int *a[2] = {m[0], m[1]}; int (*p)[3] = m; int (*f[2])(int) = {one, two}; int (*(*q)[2])(int) = &f; int *&r = a[1]; int (&s)[2][3] = m; const int *const *pp = a;
    out[0] = a[1][0] * 10 + p[1][2]; out[1] = f[1](10) * 100 + (*q)[0](5); out[2] = pick(0)(7) * 10 + pick(1)(0); r++; out[3] = *a[1]; out[4] = s[1][1] + pp[0][2]; out[5] = row(m, 1)[2]; int(*(*fp)(int))(int) = pick; out[6] = fp(1)(30); out[7] = sizeof(p) * 100 + sizeof(*p) + sizeof(a);
}
// LAUNCH: declarator_grammar<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [46, 1206, 82, 5, 8, 6, 32, 828]
