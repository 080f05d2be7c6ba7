// [dcl.init.string] p1: strings fill arrays of char, the rest is zero; bounds count the end
extern "C" __global__ void char_arrays(int *out) {
    char a[] = "abc";
    char b[6] = "de";
    char c[] = {"xyzw"};
    unsigned char d[] = "\xff";
    const char e[2][4] = {"ab", "c"};
    out[0] = sizeof(a) * 100 + sizeof(c) * 10 + sizeof(d);
    out[1] = b[0] + b[2] + b[5];
    out[2] = d[0];
    out[3] = e[1][0] + e[1][1];
    signed char w[3] = {"hi"};
    out[4] = sizeof(w) * 100 + w[1];
    struct S { char n[4]; int k; } s = {"xy", 5};
    out[5] = s.n[1] * 10 + s.k;
}
// LAUNCH: char_arrays<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [452, 100, 255, 99, 405, 1215, 0, 0]
