// [expr.comma] p1: the comma's left value is dropped, its effects stay, in every place an expression may stand
extern "C" __global__ void in_conditions_and_subscripts(int *out) { int i = 0, n = 0; while (n += 2, i++ < 3) ; out[0] = n * 10 + i; if (i = 0, n = 1) out[1] = i * 10 + n; for (i = 0, n = 9; i++, i < n; n--) ; out[2] = i * 10 + n; int a[3] = {1, 2, 3}; out[3] = a[(i = 1, i + 1)]; out[4] = (n = 3, n += 2, n * 2); switch (i, 4) { case 4: out[5] = 44; } out[6] = n > 1 ? (i, 5) : (n, 6); do n--; while (i++, n > 2); out[7] = i * 10 + n; }
// LAUNCH: in_conditions_and_subscripts<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [84, 1, 55, 3, 10, 44, 5, 42]
