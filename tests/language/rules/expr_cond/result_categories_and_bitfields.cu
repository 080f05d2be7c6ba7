// [expr.cond] p4: bit-fields, members and results keep or lose their lvalueness
struct S { unsigned b : 4; int m; __device__ int &f() { return m; } }; __device__ int k(int &) { return 1; } __device__ int k(int &&) { return 2; } __device__ int k(const int &) { return 3; } __device__ int &lref(int &x) { return x; }
extern "C" __global__ void result_categories_and_bitfields(int *out) { bool t = out[0] == 0; int x = 1, y = 2; S s{5, 6}, u{7, 8}; const S c{9, 10}; (t ? s.m : u.m) = 6; out[0] = t ? s.b : u.b; out[0] = s.b * 10 + u.b; out[1] = k(t ? s.m : u.m) * 100 + k(t ? c.m : s.m) * 10 + k(t ? x : (int)y); (t ? lref(x) : y) = 50; out[2] = x; out[3] = k(t ? (x, y) : x) * 10 + k(t ? ++x : y); ++(t ? x : y); out[4] = x * 10 + y; int &r = t ? x : y; r = 4; out[5] = x; auto z = t ? x : y; z = 9; out[6] = x; }
// LAUNCH: result_categories_and_bitfields<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [57, 132, 50, 11, 522, 4, 4]
