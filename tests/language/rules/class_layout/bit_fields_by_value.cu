// [class.layout] p2: bit-fields, packed ones too, by value
struct B {
    unsigned a : 3;
    int b : 7;
    unsigned c : 22;
    char d;
    unsigned long long e : 40;
};
struct __attribute__((packed)) C {
    char x;
    unsigned a : 5;
    unsigned b : 13;
    int c;
    unsigned char z : 2;
};
struct D {
    int : 0;
    char c : 3;
    int : 0;
    char d : 4;
};
__device__ __noinline__ B f(B b, C c, D d) {
    b.a += c.a;
    b.b = -3;
    b.e += c.b;
    b.d = d.d;
    return b;
}
__device__ __noinline__ C g(C c) {
    c.b++;
    c.c--;
    c.z = 3;
    return c;
}
extern "C" __global__ void bit_fields_by_value(int *out) {
    int *o = out;
    B b{1, 2, 3, 4, 5};
    C c{1, 2, 3, 4, 1};
    D d{2, 5};
    b = f(b, c, d);
    o[0] = b.a;
    o[1] = b.b;
    o[2] = b.c;
    o[3] = b.d;
    o[4] = (int)b.e;
    c = g(c);
    o[5] = c.b;
    o[6] = c.c;
    o[7] = c.z;
    o[8] = sizeof(B);
    o[9] = sizeof(C);
    o[10] = sizeof(D);
}
// LAUNCH: bit_fields_by_value<<<1,1>>> out=zeros(11,i32)
// EXPECT: out == [3, -3, 3, 5, 8, 4, 3, 3, 16, 9, 5]
