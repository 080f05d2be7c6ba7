// [stmt.expr] GNU: they nest, have scopes, may hold loops and return references' values
#define SQ(x) ({ auto t_ = (x); t_ * t_; })
#define SWAP(a, b) ({ auto t_ = a; a = b; b = t_; (void)0; })
struct S { int v; __device__ S(int k) : v(k) { } };
extern "C" __global__ void nested_statement_expressions(int *out) { int x = 3, y = 4; out[0] = SQ(SQ(x) - 1); SWAP(x, y); out[1] = x * 10 + y; out[2] = ({ int r = 0; for (int i = 0; i < 4; i++) { if (i == 2) continue; r += i; } r; }); S r = ({ S s(5); s.v++; s; }); out[3] = r.v; int z = ({ goto l; l: 8; }); out[4] = z; out[5] = x > 3 ? ({ y = 1; 6; }) : ({ y = 2; 7; }); out[6] = y; out[7] = sizeof(({ 'a'; })); }
// LAUNCH: nested_statement_expressions<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [64, 43, 4, 6, 8, 6, 1, 1]
