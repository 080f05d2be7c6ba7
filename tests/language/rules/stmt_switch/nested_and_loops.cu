// [stmt.switch] p4: a case may stand in inner blocks; break leaves the innermost, continue the loop
__device__ int duff(int n) { int r = 0; switch (n % 4) { case 0: do { r += 1; case 3: r += 10; case 2: r += 100; case 1: r += 1000; } while ((n -= 4) > 0); } return r; }
extern "C" __global__ void nested_and_loops(int *out) {
    out[0] = duff(6); out[1] = duff(3); out[2] = duff(4);
    for (int i = 0; i < 5; i++) { switch (i) { case 1: continue; case 3: break; default: out[3] += i * 10; } out[3] += 1; }
    switch (1) { case 1: switch (2) { case 2: out[4] += 5; break; case 3: out[4] += 50; } out[4] += 100; break; case 2: out[4] = 0; }
    switch (2) { if (out[0] < 0) { case 2: out[5] = 22; } else out[5] = 33; }
}
// LAUNCH: nested_and_loops<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [2211, 1110, 1111, 64, 105, 22]
