// [stmt.goto] stmt.label p1: labels have a name space of their own; jumps go back, forth and out
__device__ int f(int n) { int r = 0; again: if (n == 0) goto done; r += n--; goto again; done: return r; }
extern "C" __global__ void labels(int *out) {
    int done = 5;
    out[0] = f(4);
    for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) { if (i == 1 && j == 2) { out[1] = i * 10 + j; goto done; } }
    out[1] = 99;
done:
    out[2] = done;
    { int k = 0; loop: { int x = 3; out[3] += x; x = 0; } if (++k < 3) goto loop; }
    goto end; out[4] = 1;
    end: ;
    switch (1) { case 1: goto inner; case 2: out[5] = 1; break; inner: out[5] = 7; }
}
// LAUNCH: labels<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [10, 12, 5, 9, 0, 7]
