// [expr.const] p2.7: a const integer with a constant initialiser is usable, a const double is not
const int n = 3;
const int m = n * 2 + sizeof(char[n]);
extern "C" __global__ void integral_constants_are_usable(int *out) {
    const int local = m + 1;
    int a[local];
    static_assert(local == 10, "");
    out[0] = sizeof(a) / sizeof(int);
    constexpr double d = 2.5;
    constexpr int i = d * 4;
    out[1] = i;
    enum E { a1 = local, a2 } e = a2;
    out[2] = e;
}
// LAUNCH: integral_constants_are_usable<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [10, 10, 11, 0, 0, 0, 0, 0]
