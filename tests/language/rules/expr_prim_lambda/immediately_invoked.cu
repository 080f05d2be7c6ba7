// [expr.prim.lambda] p1: called where it is written; the return type is deduced or given
extern "C" __global__ void immediately_invoked(int *out) {
    int n = 3;
    const int t = [&] { int s = 0; for (int i = 1; i <= n; i++) s += i; return s; }();
    out[0] = t;
    out[1] = [](int a) -> char { return a; }(300);
    out[2] = (int)([](int a) { if (a) return 1.5; return 2.5; }(0) * 10);
    out[3] = [n]() { return [n]() { return n + 1; }() * 2; }();
    [](int *p) { *p = 9; }(&out[4]);
    out[5] = [](int a, int b = 4) { return a - b; }(10);
    if (n == 3) [&] { out[6] = (int)[] { return 2.5; }(); }();
    (void)[&] { return ++out[7]; }();
}
// LAUNCH: immediately_invoked<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [6, 44, 25, 8, 9, 6, 2, 1]
