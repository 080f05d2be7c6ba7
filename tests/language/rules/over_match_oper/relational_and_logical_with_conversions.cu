// [over.match.oper] p3: candidates for && and ! take bool
struct A { int v; __device__ operator int() const { return v; } }; struct B { bool b; __device__ explicit operator bool() const { return b; } }; struct C { int v; __device__ operator double() const { return v + 0.5; } };
extern "C" __global__ void relational_and_logical_with_conversions(int *out) { A a{2}, z{0}; B t{true}, f{false}; C c{1}; out[0] = (a && t) * 100 + (z || f) * 10 + !f; out[1] = (a > c) * 10 + (a == 2.0); out[2] = (int)((a + c) * 10); out[3] = (a < 3 && c > 1) + (t ? 10 : 20); out[4] = -a + +c > -1; out[5] = a % 2 * 10 + (a ^ 7) + (z | 1); }
// LAUNCH: relational_and_logical_with_conversions<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [101, 11, 35, 11, 1, 6]
