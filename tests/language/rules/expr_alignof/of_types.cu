// [expr.alignof] p1: alignment of types; of a reference or array, that of what it refers to
struct S { char c; double d; };
struct alignas(16) T { int i; };
extern "C" __global__ void of_types(int *out) {
    out[0] = alignof(char) + alignof(short) * 10 + alignof(int) * 100 + alignof(double) * 1000;
    out[1] = alignof(S) * 100 + alignof(T);
    out[2] = alignof(int[5]) * 10 + alignof(short &);
    out[3] = sizeof(T) + sizeof(T[2]);
    alignas(32) char buf[3];
    out[4] = (int)((unsigned long)buf % 32) + (int)sizeof(buf);
}
// LAUNCH: of_types<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [8421, 816, 42, 48, 3]
