// [expr.mul] p4: division truncates, (a/b)*b + a%b is a
extern "C" __global__ void division_and_remainder(int *out) {
    int a = -7, b = 2;
    out[0] = a / b; out[1] = a % b; out[2] = 7 / -2 * 10 + 7 % -2;
    out[3] = (a / b) * b + a % b;
    unsigned u = 7; out[4] = (-8 / (int)u) * 10 + -8 % 7;
    out[5] = (int)(-8 % u);
    out[6] = 7 / 2 * 2.0 + 7 / 2.0;
    out[7] = 2 * 7 / 2 % 4 * 3;
}
// LAUNCH: division_and_remainder<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [-3, -1, -29, -7, -11, 3, 9, 9]
