// [expr.cond] p1: ?: groups to the right; its third operand may be an assignment, its second anything
extern "C" __global__ void nesting_and_assignment(int *out) {
    int a = 1, b = 2, c = 3;
    out[0] = a ? b ? 10 : 20 : c ? 30 : 40;
    out[1] = !a ? 1 : !b ? 2 : c ? 3 : 4;
    int x = 0, y = 0;
    a ? x = 5 : y = 6;
    !a ? x = 7 : y = 8;
    out[2] = x * 10 + y;
    out[3] = a ? b, c : b;
    int z = a > 2 ? 100 : a + 1;
    out[4] = z + (a ? 1 : 2) * 10;
    a ? (void)(x = 1) : (void)(y = 1);
    out[5] = x * 10 + y;
}
// LAUNCH: nesting_and_assignment<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [10, 3, 58, 3, 12, 18]
