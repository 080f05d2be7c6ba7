// [class.layout] p1: pointers are eight bytes, references as members too
struct A { char c; int *p; char d; };
struct B { char c; int &r; };
struct C { bool b; void (*f)(); short s; };
struct D { char c; long l; float f; };
extern "C" __global__ void vectors_and_pointers(int *out) {
    out[0] = sizeof(A) * 100 + alignof(A);
    out[1] = sizeof(B) * 100 + alignof(B);
    out[2] = sizeof(C) * 100 + alignof(C);
    out[3] = sizeof(D) * 100 + alignof(D);
    A a{};
    out[4] = &a.d - &a.c;
}
// LAUNCH: vectors_and_pointers<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2408, 1608, 2408, 2408, 16, 0, 0, 0]
