// [class.layout] p1 of pragma: packed bit-fields need no unit of their own alignment
#pragma pack(push, 1)
struct S { unsigned a : 4; unsigned b : 30; unsigned c : 6; char d; };
#pragma pack(pop)
extern "C" __global__ void packed_bit_fields(int *out) {
    S s = {9, 0x2abcdef1, 33, 'x'};
    out[0] = sizeof(S);
    out[1] = s.a;
    out[2] = s.b;
    out[3] = s.c * 1000 + s.d;
    s.b += 1;
    out[4] = s.a * 100 + s.c;
}
// LAUNCH: packed_bit_fields<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [6, 9, 717020913, 33120, 933, 0, 0, 0]
