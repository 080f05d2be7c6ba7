// [class.member.lookup] p8: static members, types and enumerators of one base reached twice are not ambiguous
struct V { static const int s = 5; typedef short T; enum { e = 6 }; }; struct A : V { }; struct B : V { }; struct C : A, B { __device__ int get() { return s * 10 + e; } };
extern "C" __global__ void static_type_enum_shared(int *out) { C c; out[0] = c.get(); out[1] = sizeof(C::T); out[2] = C::s + C::e * 10; }
// LAUNCH: static_type_enum_shared<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [56, 2, 65]
