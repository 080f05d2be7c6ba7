// [expr.new] p6: the first bound may be any expression, () zeroes
struct P { int x, y; };
extern "C" __global__ void arrays_of_run_time_length(int *out) {
    int n = 4 + out[0];
    int *a = new int[n]();
    for (int i = 0; i < n; i++) a[i] += i * i;
    out[0] = a[3];
    int (*m)[3] = new int[n][3];
    m[3][2] = 8;
    out[1] = m[3][2] * 10 + sizeof(*m);
    P *p = new P[n]{{1, 2}, {3, 4}};
    out[2] = p[1].x * 10 + p[1].y;
    out[3] = p[3].x + p[2].y;
    delete[] a; delete[] m; delete[] p;
    char *c = new char[n + 1];
    c[n] = 'z';
    out[4] = c[n];
    delete[] c;
}
// LAUNCH: arrays_of_run_time_length<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [9, 92, 34, 0, 122, 0, 0, 0]
