// OPTIONS: -Wconversion -Wdouble-promotion
// What -Wconversion says follows the range of the value, not its type alone.
struct Bits { int low : 4; unsigned high : 9; };
enum Color { RED, GREEN };
__device__ void integers(long l, unsigned u, char c, size_t s, int i, Bits b, Color e) {
    char x = i; // warning@14: implicit conversion loses integer precision: 'int' to 'char' [-Wimplicit-int-conversion]
    x = c + 1; // warning@11: implicit conversion loses integer precision: 'int' to 'char' [-Wimplicit-int-conversion]
    x = i & 15;
    x = u >> 25;
    x = i > 3;
    x = i ? c : 3;
    x = b.low;
    x = e;
    x = b.high; // warning@11: implicit conversion loses integer precision: 'unsigned int' to 'char' [-Wimplicit-int-conversion]
    x = (char)i;
    x += i;
    unsigned char y = u & 255;
    y = u % 16;
    y = u % 1000; // warning@11: implicit conversion loses integer precision: 'unsigned int' to 'unsigned char' [-Wimplicit-int-conversion]
    int n = s; // warning@13: implicit conversion loses integer precision: 'unsigned long' to 'int' [-Wshorten-64-to-32]
    n = l; // warning@9: implicit conversion loses integer precision: 'long' to 'int' [-Wshorten-64-to-32]
    n = (int)l;
    n = u; // warning@9: implicit conversion changes signedness: 'unsigned int' to 'int' [-Wsign-conversion]
    n = u > 3 ? 1 : 2;
    n = sizeof(int);
    unsigned v = i; // warning@18: implicit conversion changes signedness: 'int' to 'unsigned int' [-Wsign-conversion]
    v = u + i; // warning@13: implicit conversion changes signedness: 'int' to 'unsigned int' [-Wsign-conversion]
    v = -1; // warning@9: implicit conversion changes signedness: 'int' to 'unsigned int' [-Wsign-conversion]
    v = y;
    v = 7;
    if (n < v) n = 300;
    bool t = l;
}
__device__ void floats(double d, float f, int i, long l, char c, short h) {
    float g = d; // warning@15: implicit conversion loses floating-point precision: 'double' to 'float' [-Wimplicit-float-conversion]
    g = 0.1; // warning@9: implicit conversion loses floating-point precision: 'double' to 'float' [-Wimplicit-float-conversion]
    g = 0.5;
    g *= 2.0; // warning@7: implicit conversion when assigning computation result loses floating-point precision: 'double' to 'float' [-Wimplicit-float-conversion]
    g = f * 0.5; // warning@11: implicit conversion loses floating-point precision: 'double' to 'float' [-Wimplicit-float-conversion]
                 // warning@-1:9: implicit conversion increases floating-point precision: 'float' to 'double' [-Wdouble-promotion]
    g = i; // warning@9: implicit conversion from 'int' to 'float' may lose precision [-Wimplicit-int-float-conversion]
    g = h * c; // warning@11: implicit conversion from 'int' to 'float' may lose precision [-Wimplicit-int-float-conversion]
    g = c;
    d = i;
    d = l; // warning@9: implicit conversion from 'long' to 'double' may lose precision [-Wimplicit-int-float-conversion]
    i = f; // warning@9: implicit conversion turns floating-point number into integer: 'float' to 'int' [-Wfloat-conversion]
    i += 0.5f; // warning@7: implicit conversion turns floating-point number into integer: 'float' to 'int' [-Wfloat-conversion]
    i = (int)f;
    d = f; // warning@9: implicit conversion increases floating-point precision: 'float' to 'double' [-Wdouble-promotion]
    printf("%f %d\n", f, c);
}
