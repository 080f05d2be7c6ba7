// [stmt.for] p1: continue goes to the expression; a declared condition is new each time round
extern "C" __global__ void conditions_and_continue(int *out) {
    for (int i = 0; i < 6; i++) { if (i & 1) continue; out[0] = out[0] * 10 + i; }
    for (int i = 3; int j = i - 1; i--) out[1] = out[1] * 10 + j;
    int n = 0; for (;;) { if (++n == 4) break; } out[2] = n;
    for (int i = 0, j = 10; i < j; i++, j--) out[3] = i * 10 + j;
    for (n = 0; n < 3; ++n); out[4] = n;
    for (int i = 0; i < 2; i++) for (int i = 5; i < 7; i++) out[5] = out[5] * 10 + i;
    for (struct { int a, b; } s = {1, 2}; s.a < 5; s.a += s.b) out[6] += s.a;
}
// LAUNCH: conditions_and_continue<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [24, 21, 4, 46, 3, 5656, 4]
