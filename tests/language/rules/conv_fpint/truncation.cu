// [conv.fpint] p1: the fraction is discarded, towards zero
extern "C" __global__ void truncation(int *out) {
    float a = 2.9f, b = -2.9f;
    double d = 1e9 + 0.75;
    out[0] = (int)a * 10 + (int)b;
    out[1] = (int)d;
    out[2] = (unsigned char)200.99;
    int x = 7;
    x *= 1.5;
    out[3] = x;
    x = -7; x /= 2.0f;
    out[4] = x;
    long long big = (1LL << 24) + 1;
    out[5] = (int)(float)big - (1 << 24);
}
// LAUNCH: truncation<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [18, 1000000000, 200, 10, -3, 0]
