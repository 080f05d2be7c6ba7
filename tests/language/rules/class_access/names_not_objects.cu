// [class.access] p1: access is to the name: a private type may be used where it cannot be named
class A { struct P { int v = 6; }; enum E { e = 4 }; public: __device__ static P make() { return P(); } typedef P Open; static const E k = e; __device__ int cmp(const A &o) const { return o.s; } private: int s = 8; };
extern "C" __global__ void names_not_objects(int *out) { auto p = A::make(); out[0] = p.v; A::Open q; q.v = 7; out[1] = q.v; out[2] = A::k; A a, b; out[3] = a.cmp(b); decltype(A::make()) r; out[4] = r.v; }
// LAUNCH: names_not_objects<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [6, 7, 4, 8, 6]
