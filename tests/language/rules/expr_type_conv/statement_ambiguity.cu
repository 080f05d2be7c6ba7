// [expr.type.conv] stmt.ambig p1: what may be a declaration is one
struct T { int v = 5; __device__ T() { } __device__ T(int k) : v(k) { } };
extern "C" __global__ void statement_ambiguity(int *out) {
    int x = 3;
    T(y); y.v += 1;
    out[0] = y.v;
    { int(x) = 8; out[1] = x; }
    out[2] = x;
    T(7), out[3] = T(x).v;
    T *p = &y; (T(*p)).v; T(z) = T(4);
    out[4] = z.v * 10 + T((int(x))).v;
}
// LAUNCH: statement_ambiguity<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [6, 8, 3, 3, 43]
