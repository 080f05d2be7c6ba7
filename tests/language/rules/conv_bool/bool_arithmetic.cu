// [conv.bool] p1 with conv.prom: bool promotes to int in arithmetic
extern "C" __global__ void bool_arithmetic(int *out) {
    bool t = true, f = false;
    out[0] = t + t + t;
    out[1] = -t;
    out[2] = ~t;
    out[3] = sizeof(t + t) * 10 + sizeof(t);
    out[4] = (t << 4) | f;
    t += 5; out[5] = t;
    t &= 2; out[6] = t;
    out[7] = (3 > 2) + (2 > 1) + !0;
}
// LAUNCH: bool_arithmetic<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [3, -1, -2, 41, 16, 1, 0, 3]
