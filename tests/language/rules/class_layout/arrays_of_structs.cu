// [class.layout] p1: stride is size, size is a multiple of alignment
struct A { double d; char c; };
struct B { char c[3]; };
struct C { B b[2]; short s; A a[2]; char e; };
extern "C" __global__ void arrays_of_structs(int *out) {
    out[0] = sizeof(A) * 100 + sizeof(B[5]);
    out[1] = sizeof(C);
    C c[2] = {};
    out[2] = reinterpret_cast<char *>(&c[1].a[1].c) - reinterpret_cast<char *>(c);
    out[3] = alignof(C) * 10 + alignof(B);
}
// LAUNCH: arrays_of_structs<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1615, 48, 80, 81, 0, 0, 0, 0]
