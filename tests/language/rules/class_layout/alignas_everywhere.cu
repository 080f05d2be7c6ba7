// [class.layout] p1 of dcl.align: alignas on members, classes and variables
struct alignas(16) A { int n; };
struct B { char c; alignas(8) char d; A a; };
struct C { alignas(4) alignas(2) char c; };
extern "C" __global__ void alignas_everywhere(int *out) {
    out[0] = sizeof(A) * 100 + alignof(A);
    out[1] = sizeof(B) * 100 + alignof(B);
    out[2] = sizeof(C) * 100 + alignof(C);
    alignas(32) char buf[3] = {};
    out[3] = reinterpret_cast<unsigned long long>(buf) % 32;
    B b{};
    out[4] = &b.d - &b.c;
    out[5] = alignof(A[3]) + sizeof(A[3]);
}
// LAUNCH: alignas_everywhere<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1616, 3216, 404, 0, 8, 64, 0, 0]
