// [class.bit] p1: a bit-field that would cross its type's unit begins a new one
struct A { unsigned char a : 5; unsigned char b : 5; unsigned char c : 3; };
struct B { unsigned short a : 9; unsigned b : 12; unsigned c : 12; };
struct C { char x; int a : 7; long long b : 50; };
extern "C" __global__ void across_units(int *out) {
    out[0] = sizeof(A);
    out[1] = sizeof(B);
    out[2] = sizeof(C) * 100 + alignof(C);
    A a = {31, 21, 7};
    unsigned char *p = reinterpret_cast<unsigned char *>(&a);
    out[3] = p[0] & 31;
    out[4] = p[1];
    B b = {0x1ff, 0xabc, 0x123};
    out[5] = b.a + b.b + b.c;
}
// LAUNCH: across_units<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2, 8, 1608, 31, 245, 3550, 0, 0]
