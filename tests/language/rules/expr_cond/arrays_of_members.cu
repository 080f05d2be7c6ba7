// [expr.cond] p5: arrays that are members
struct S {
    int a[2];
    int b[2];
};
__device__ S mk(int x) { return S{{x, x + 1}, {x + 2, x + 3}}; }
extern "C" __global__ void arrays_of_members(int *out) {
    int *p = out;
    const int zero = out[0];
    S s = mk(1);
    p[0] = (zero ? s.a : s.b)[1];
    (zero ? s.a : s.b)[0] = 77;
    p[1] = s.b[0];
    p[4] = sizeof(zero ? mk(1).a : mk(2).a);
    int m[2][3] = {{1, 2, 3}, {4, 5, 6}};
    p[5] = sizeof(zero ? m[0] : m[1]);
    p[6] = (zero ? m[0] : m[1])[2];
    p[7] = (*(zero ? m : m))[1];
    (zero ? m[0] : m[1])[2] = 5;
    p[8] = m[1][2];
    typedef int I3[3];
    auto l = [&](int (&x)[3]) { x[0] = 55; };
    l((p[10] = 1, m[1]));
    p[11] = m[1][0];
}
// LAUNCH: arrays_of_members<<<1,1>>> out=zeros(12,i32)
// EXPECT: out == [4, 77, 0, 0, 8, 12, 6, 2, 5, 0, 1, 55]
