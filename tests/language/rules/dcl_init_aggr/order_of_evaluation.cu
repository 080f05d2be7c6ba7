// [dcl.init.aggr] p6: initialiser clauses are evaluated in order
struct S { int a, b, c; };
__device__ int next(int &n) { return n = n * 2 + 1; }
extern "C" __global__ void order_of_evaluation(int *out) {
    int n = 0;
    S s = {next(n), next(n) + n, n};
    out[0] = s.a * 100 + s.b * 10 + s.c;
    int k = 0;
    int a[4] = {k++, k++, k += 5, k};
    out[1] = a[0] * 1000 + a[1] * 100 + a[2] * 10 + a[3];
}
// LAUNCH: order_of_evaluation<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [163, 177, 0, 0, 0, 0, 0, 0]
