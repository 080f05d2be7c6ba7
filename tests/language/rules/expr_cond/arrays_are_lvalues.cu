// [expr.cond] p5: arrays stay arrays, and lvalues
extern "C" __global__ void arrays_are_lvalues(int *out) {
    int *p = out;
    const int zero = out[0];
    int a[3] = {1, 2, 3}, b[3] = {4, 5, 6};
    p[0] = sizeof(zero ? a : b);
    p[1] = (zero ? a : b)[1];
    int (&r)[3] = zero ? a : b;
    r[0] = 9;
    p[2] = b[0];
    p[3] = sizeof(a, b);
    int (&s)[3] = (p[4] = 1, a);
    s[2] = 8;
    p[5] = a[2];
    int (*q)[3] = &(zero ? a : b);
    p[6] = (*q)[0];
    for (int x : (zero ? a : b)) p[7] += x;
    p[8] = sizeof((0, a));
    decltype((zero ? a : b)) t = a;
    p[9] = t[0];
    p[10] = sizeof(decltype(zero ? a : b));
}
// LAUNCH: arrays_are_lvalues<<<1,1>>> out=zeros(11,i32)
// EXPECT: out == [12, 5, 9, 12, 1, 8, 9, 20, 12, 1, 12]
