// [class.layout] p1 of pragma: #pragma pack bounds the alignment of members until it is popped
struct A { char c; int i; double d; };
#pragma pack(push, 1)
struct B { char c; int i; double d; };
#pragma pack(push, 2)
struct C { char c; int i; double d; };
#pragma pack(pop)
struct D { char c; A a; short s; };
#pragma pack(pop)
struct E { char c; B b; int i; };
extern "C" __global__ void pack_push_pop(int *out) {
    out[0] = sizeof(A) * 100 + alignof(A);
    out[1] = sizeof(B) * 100 + alignof(B);
    out[2] = sizeof(C) * 100 + alignof(C);
    out[3] = sizeof(D) * 100 + alignof(D);
    out[4] = sizeof(E) * 100 + alignof(E);
}
// LAUNCH: pack_push_pop<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1608, 1301, 1402, 1901, 2004, 0, 0, 0]
