// [class.layout] p1 of support.types: offsets of nested and array members
#include <stddef.h>
struct P { char a; short b[3]; long long c; };
struct Q { char x; P p; union { int i; double d; }; char z; };
extern "C" __global__ void offsets_of_members(int *out) {
    out[0] = offsetof(P, b);
    out[1] = offsetof(P, c);
    out[2] = offsetof(Q, p);
    out[3] = offsetof(Q, d);
    out[4] = offsetof(Q, z);
    static_assert(offsetof(Q, p) == 8, "");
    out[5] = sizeof(Q);
}
// LAUNCH: offsets_of_members<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2, 8, 8, 24, 32, 40, 0, 0]
