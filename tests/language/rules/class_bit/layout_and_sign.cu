// [class.bit] p1: bit-fields are packed from the low bits; plain int ones are signed
struct S { unsigned a : 3; int b : 5; unsigned : 0; unsigned c : 7; signed char d : 4; };
extern "C" __global__ void layout_and_sign(int *out) {
    S s = {9, -3, 100, 9};
    out[0] = s.a;
    out[1] = s.b;
    out[2] = s.c;
    out[3] = s.d;
    out[4] = sizeof(S);
    s.b = 17;
    out[5] = s.b;
    out[6] = s.a + s.b;
}
// LAUNCH: layout_and_sign<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, -3, 100, -7, 8, -15, -14, 0]
