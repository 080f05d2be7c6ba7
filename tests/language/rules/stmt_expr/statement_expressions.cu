// [stmt.expr] GNU: ({ … }) has the value of its last expression statement
#define MAX(a, b) ({ auto a_ = (a); auto b_ = (b); a_ > b_ ? a_ : b_; })
extern "C" __global__ void statement_expressions(int *out) {
    int i = 3;
    out[0] = MAX(i++, 2) * 10; out[0] += i;
    out[1] = ({ int s = 0; for (int k = 1; k < 5; k++) s += k; s; });
    int x = ({ int y = 5; int z = y * 2; z + 1; }) * 2;
    out[2] = x;
    out[3] = ({ i = 9; i; }) + ({ struct S { int v; } s = {4}; s.v; });
    ({ out[4] = 8; });
    out[5] = sizeof(({ char c = 1; c; })) + MAX(MAX(1, 7), 4);
}
// LAUNCH: statement_expressions<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [34, 10, 22, 13, 8, 8]
