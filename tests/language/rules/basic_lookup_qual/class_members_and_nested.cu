// [basic.lookup.qual] class.qual p1: C::name finds members, bases' members, nested types and enumerators
struct A { static const int k = 1; typedef char T; enum E { e = 5 }; struct In { static const int k = 7; }; }; struct B : A { static const int k = 2; struct In : A::In { static const int m = 8; }; };
extern "C" __global__ void class_members_and_nested(int *out) { out[0] = B::k * 10 + B::A::k; out[1] = sizeof(B::T) + B::e * 10 + B::E::e * 100; out[2] = B::In::k * 10 + B::In::m; out[3] = B::A::In::k; using BA = B::A; out[4] = BA::k; struct C : B { using B::A::e; }; out[5] = C::e; }
// LAUNCH: class_members_and_nested<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [21, 551, 78, 7, 1, 5]
