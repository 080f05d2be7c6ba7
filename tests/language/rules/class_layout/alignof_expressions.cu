// [class.layout] p1 of expr.alignof: alignments of types, references and arrays
struct S { char c; };
extern "C" __global__ void alignof_expressions(int *out) {
    out[0] = alignof(char) + alignof(short) * 10 + alignof(double) * 100;
    out[1] = alignof(int &) * 10 + alignof(long long[7]);
    out[2] = alignof(S) * 10 + sizeof(S &);
    out[3] = alignof(short[4]) * 10 + alignof(void *);
}
// LAUNCH: alignof_expressions<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [821, 48, 11, 28, 0, 0, 0, 0]
