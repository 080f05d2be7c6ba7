// [expr.comma] p1: type and category of the right operand: bit-fields, arrays, functions, void
extern "C" __global__ void results_of_all_kinds(int *out) {
    int *p = out;
    const int zero = out[0];
    struct B {
        unsigned f : 3;
        int g : 5;
    } b{5, -3};
    p[0] = (0, b).f;
    (0, b).g = 7;
    p[1] = b.g;
    (0, b.f) = 2;
    p[2] = b.f;
    (zero ? b.f : b.f) = 6;
    p[3] = b.f;
    int x = 1, y = 2;
    (x, y) = 5;
    p[4] = y;
    &(x, y);
    (zero ? x : y)++;
    p[5] = y;
    (x, (y, x)) += 3;
    p[6] = x;
    decltype((x, y)) z = x;
    z = 9;
    p[7] = x;
    const int c = 3;
    p[8] = sizeof(decltype((p[9], c)));
    auto f = [] { return 3; };
    p[10] = (0, f)();
    (void)0, p[11] = 4;
    p[12] = (zero ? (void)0 : (void)1, 3);
}
// LAUNCH: results_of_all_kinds<<<1,1>>> out=zeros(13,i32)
// EXPECT: out == [5, 7, 2, 6, 5, 6, 4, 9, 4, 0, 3, 4, 3]
