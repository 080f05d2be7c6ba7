// [stmt.if] p3: the initialiser's names reach through condition and both branches
__device__ int f(int k) { return k * 2; }
extern "C" __global__ void init_statement(int *out) {
    int v = 100;
    if (int v = f(3); v > 5) out[0] = v; else out[0] = -v;
    if (int a = 1, b = 2; a > b) out[1] = a; else out[1] = a * 10 + b;
    if (; v) out[2] = v;
    if (int i = 4; int j = i + 1) out[3] = i * 10 + j;
    if (v = 7; false) { } else if (int w = v + 1; w == 8) out[4] = v * 10 + w;
    out[5] = v;
    if (typedef long L; sizeof(L) == 8) out[6] = sizeof(L);
}
// LAUNCH: init_statement<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [6, 12, 100, 45, 78, 7, 8]
