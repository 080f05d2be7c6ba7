// [class.member.lookup] p4: a using declaration among the members ends the search, for data members as for functions
struct A { int x; static const int s = 4; __device__ static int g() { return 2; } };
struct Z { int x; int w; };
struct B : A { using A::x; using A::g; };
struct B2 : A { using A::s; using A::g; };
struct C : B, Z { using Z::x; };
struct D : C { using C::x; };
struct E : B, B2 {};
extern "C" __global__ void using_chooses_data_member(int *out) {
    D d;
    d.B::x = 1;
    d.x = 7;
    out[0] = d.x;
    out[1] = d.Z::x;
    out[2] = d.A::x;
    out[3] = (&d)->x;
    out[4] = E::s;
    out[5] = D::g();
}
// LAUNCH: using_chooses_data_member<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [7, 7, 1, 7, 4, 2]
