// [expr.sizeof] p1: sizeof (T) binds to the type; sizeof e to a unary expression
struct S { char a[3]; short b; }; typedef int A[4];
extern "C" __global__ void operand_grammar(int *out) { int x = 1; out[0] = sizeof(int) * 2; out[1] = sizeof(x) + 1; out[2] = sizeof x + 1; out[3] = sizeof -x; out[4] = sizeof(char) - 1 + sizeof(A) + sizeof(A *); S s; out[5] = sizeof s.a * 10 + sizeof(s).b; out[6] = sizeof(int(*)[3]) * 100 + sizeof(int[3]) + sizeof(int *[3]); out[7] = sizeof(sizeof(x)) * 10 + sizeof !x + sizeof("a"[0]); }
// LAUNCH: operand_grammar<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [8, 5, 5, 4, 24, 32, 836, 82]
