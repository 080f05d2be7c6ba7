// [stmt.while] stmt.while p2 and stmt.do: a while condition may declare; do tests afterwards
extern "C" __global__ void declared_condition(int *out) {
    int n = 4;
    while (int k = --n) out[0] = out[0] * 10 + k;
    do { out[1] += 1; if (out[1] == 2) continue; out[2] += 10; } while (out[1] < 3);
    do out[3]++; while (0);
    while (true) { while (true) break; out[4]++; if (out[4] > 2) break; }
    n = 3; while (n --> 0) out[5] = out[5] * 10 + n;
    out[6] = n;
}
// LAUNCH: declared_condition<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [321, 3, 20, 1, 3, 210, -1]
