// [class.access] p5 of class.access.base: one accessible way to a member is enough
struct A { enum { n = 8 }; typedef char T; static const int s = 4; };
struct B : A { using A::n; using A::T; using A::s; };
class C : private B, protected A {};
struct D : C { __device__ static int look() { return C::n + sizeof(C::T) + C::s; } };
extern "C" __global__ void one_accessible_way(int *out) {
    out[0] = D::look();
}
// LAUNCH: one_accessible_way<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [13, 0, 0, 0, 0, 0, 0, 0]
