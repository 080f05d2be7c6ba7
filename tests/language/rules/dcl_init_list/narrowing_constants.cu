// [dcl.init.list] p7: a constant that fits is no narrowing
extern "C" __global__ void narrowing_constants(int *out) {
    char a{127};
    unsigned char b{255};
    float f{1.0};
    float g{16777216};
    short s[] = {1, 2L, 3u};
    bool c{1};
    unsigned u{5};
    const int k = 100;
    signed char d{k};
    out[0] = a + b + (int)f + s[2];
    out[1] = c * 10 + u;
    out[2] = d;
    out[3] = (int)g;
}
// LAUNCH: narrowing_constants<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [386, 15, 100, 16777216, 0, 0, 0, 0]
