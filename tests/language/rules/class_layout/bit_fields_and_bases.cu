// [class.layout] p2 of Itanium 2.4: bit-fields in tail padding, zero width, and unnamed ones
struct A { int a : 3; unsigned : 4; int b : 2; };
struct B { char c; int : 0; char d; };
struct C { long long x : 33; int y : 31; char z; };
struct D { short a : 9; short b : 9; char c : 3; };
struct E { unsigned a : 30; unsigned char b : 2; unsigned char c : 1; };
extern "C" __global__ void bit_fields_and_bases(int *out) {
    out[0] = sizeof(A);
    out[1] = sizeof(B);
    out[2] = sizeof(C) * 100 + alignof(C);
    out[3] = sizeof(D) * 100 + alignof(D);
    out[4] = sizeof(E) * 100 + alignof(E);
    A a = {};
    a.b = 1;
    out[5] = *reinterpret_cast<unsigned char *>(&a) + 1000 * reinterpret_cast<unsigned char *>(&a)[0];
    B b = {'a', 'b'};
    out[6] = &b.d - &b.c;
}
// LAUNCH: bit_fields_and_bases<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [4, 5, 1608, 402, 804, 128128, 4, 0]
