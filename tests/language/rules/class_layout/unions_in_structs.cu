// [class.layout] p1: unions take the greatest size and alignment, anonymous ones too
struct A { char c; union { short s; char b[3]; }; char d; };
struct B { union { struct { char x; double y; }; int z[5]; }; char t; };
union U { A a; B b; };
extern "C" __global__ void unions_in_structs(int *out) {
    out[0] = sizeof(A) * 100 + alignof(A);
    out[1] = sizeof(B) * 100 + alignof(B);
    out[2] = sizeof(U);
    A a{};
    out[3] = &a.d - &a.c;
    B b{};
    out[4] = &b.t - &b.x;
}
// LAUNCH: unions_in_structs<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [802, 3208, 32, 6, 24, 0, 0, 0]
