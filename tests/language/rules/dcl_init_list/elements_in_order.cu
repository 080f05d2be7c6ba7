// [dcl.init.list] p4: elements of a braced list are evaluated in order, each fully
__device__ int next(int *n) { return ++*n; }
struct S { int a, b, c; };
struct T { int v; __device__ T(int x, int y, int z) : v(x * 100 + y * 10 + z) { } };
extern "C" __global__ void elements_in_order(int *out) {
    int n = 0;
    int a[3] = {next(&n), next(&n), next(&n)};
    out[0] = a[0] * 100 + a[1] * 10 + a[2];
    S s = {next(&n), next(&n) * 2, next(&n)};
    out[1] = s.a * 10000 + s.b * 100 + s.c;
    n = 0; T t{next(&n), next(&n), next(&n)};
    out[2] = t.v;
    int i = 5; int b[2] = {i++, i++};
    out[3] = b[0] * 10 + b[1];
}
// LAUNCH: elements_in_order<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [123, 41006, 123, 56]
