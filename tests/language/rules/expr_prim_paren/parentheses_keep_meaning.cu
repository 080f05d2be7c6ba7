// [expr.prim.paren] p1: parentheses keep value category and type
__device__ int k(int &) { return 1; } __device__ int k(int &&) { return 2; }
struct S { int v; };
extern "C" __global__ void parentheses_keep_meaning(int *out) {
    int x = 5; S s{6}; int a[3] = {1, 2, 3};
    ((x)) = 7; out[0] = x;
    out[1] = k((x)) * 10 + k((x + 0));
    (s).v = 8; (&s)->v += 1; ((&(s)))->v += 1; out[2] = s.v;
    out[3] = sizeof((a)) + ((a))[1]; out[4] = (*(&(x)));
    int(*p)[3] = &(a); out[5] = (*p)[2] * 10 + sizeof *p;
    int (y) = 4, (*q) = &y; out[6] = *q;
}
// LAUNCH: parentheses_keep_meaning<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [7, 12, 10, 14, 7, 42, 4]
