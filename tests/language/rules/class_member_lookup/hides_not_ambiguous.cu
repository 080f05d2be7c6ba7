// [class.member.lookup] p5: a name found in a nearer class hides the one behind it
struct A { int n = 1; };
struct B : A { int n = 2; };
struct X { int m = 9; };
struct C : B, X { __device__ int f() { return n * 10 + m; } };
extern "C" __global__ void hides_not_ambiguous(int *out) { out[0] = C().f(); }
// LAUNCH: hides_not_ambiguous<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [29, 0, 0, 0, 0, 0, 0, 0]
