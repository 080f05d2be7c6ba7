// [expr.sizeof] p1: the operand is not evaluated, a reference counts as its type
struct S { char c[6]; __device__ char f(); };
__device__ double g(int);
extern "C" __global__ void unevaluated(int *out) {
    int n = 5;
    int &r = n;
    out[0] = sizeof(n++) + n * 10;
    out[1] = sizeof(r) * 10 + sizeof(S);
    out[2] = sizeof(S().f()) * 10 + sizeof(g(1));
    out[3] = sizeof(S::c) * 10 + sizeof 'a';
    out[4] = sizeof(n ? 'a' : 1.0f) * 10 + sizeof(int[3]) % 7;
}
// LAUNCH: unevaluated<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [54, 46, 18, 61, 45, 0, 0, 0]
