// [stmt.goto] p1: jumps into a block past declarations without initialiser, and backwards over destructors
extern "C" __global__ void into_and_out_of_blocks(int *out) { int n = 0; goto in; { int x; in: x = 5; n += x; } out[0] = n; int k = 0; again: int y = k * 2; out[1] += y; if (++k < 4) goto again; switch (k) { { case 4: out[2] = 9; } } for (int i = 0;; i++) { for (;;) { if (i == 2) goto out2; break; } } out2: out[3] = 7; if (0) { skip: out[4] = 3; goto fin; } goto skip; fin: out[5] = 1; }
// LAUNCH: into_and_out_of_blocks<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [5, 12, 9, 7, 3, 1]
