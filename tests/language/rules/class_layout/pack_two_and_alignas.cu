// [class.layout] p1 of pragma: pack caps each member's alignment, not its size
#pragma pack(push)
#pragma pack(2)
struct A { char c; int i; char d; long long l; };
union U { char c[3]; int i; };
#pragma pack(pop)
struct B { char c; A a; U u; };
#pragma pack(4)
struct C { char c; double d; };
#pragma pack()
struct D { char c; double d; };
extern "C" __global__ void pack_two_and_alignas(int *out) {
    out[0] = sizeof(A) * 100 + alignof(A);
    out[1] = sizeof(U) * 100 + alignof(U);
    out[2] = sizeof(B) * 100 + alignof(B);
    out[3] = sizeof(C) * 100 + alignof(C);
    out[4] = sizeof(D) * 100 + alignof(D);
}
// LAUNCH: pack_two_and_alignas<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1602, 402, 2202, 1204, 1608, 0, 0, 0]
