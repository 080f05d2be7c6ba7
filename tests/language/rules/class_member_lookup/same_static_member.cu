// [class.member.lookup] p6: a static member or a type reached twice is not ambiguous
struct A { static const int n = 4; typedef short T; enum { e = 6 }; };
struct B : A { };
struct C : A { };
struct D : B, C { __device__ int f() { return n * 100 + e * 10 + sizeof(T); } };
extern "C" __global__ void same_static_member(int *out) { out[0] = D().f(); out[1] = D::n; }
// LAUNCH: same_static_member<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [462, 4, 0, 0, 0, 0, 0, 0]
