// [basic.scope.block] p1: names of a condition reach into both branches and no further
__device__ int get() { return 5; }
extern "C" __global__ void if_and_switch_scopes(int *out) {
    int v = 1;
    if (int v = get()) out[0] = v; else out[0] = -v;
    if (int v = get() - 5) out[1] = v; else { out[1] = v + 40; }
    out[2] = v;
    switch (int v = get()) { case 5: { int v = 6; out[3] = v; } out[4] = v; break; default: out[3] = v; }
    while (int w = 3 - out[5]) { out[5] += 1; out[6] += w; }
}
// LAUNCH: if_and_switch_scopes<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [5, 40, 1, 6, 5, 3, 6]
