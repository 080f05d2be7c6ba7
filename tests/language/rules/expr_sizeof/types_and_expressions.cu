// [expr.sizeof] p1: the operand is not evaluated; references count as what they refer to
struct S { char c; int i; char d; };
__device__ char f(int *n) { ++*n; return 1; }
extern "C" __global__ void types_and_expressions(int *out) {
    int n = 0, a[5], (&r)[5] = a; char c = 1;
    out[0] = sizeof(f(&n)) + sizeof(n++) * 10; out[1] = n;
    out[2] = sizeof(a) * 100 + sizeof(r);
    out[3] = sizeof(S) * 100 + sizeof(S[3]);
    out[4] = sizeof(c + c) * 100 + sizeof(c, c) * 10 + sizeof(c = 5);
    out[5] = sizeof(char &) + sizeof(double *) * 10 + sizeof("abc") * 100 + sizeof('a') * 1000;
    out[6] = sizeof n * 2 + sizeof(int) - 1;
    out[7] = sizeof(S::i) + sizeof(((S *)0)->c) * 10 + sizeof(bool) * 100 + (out[1] ? 1000 : 0);
}
// LAUNCH: types_and_expressions<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [41, 0, 2020, 1236, 411, 1481, 11, 114]
