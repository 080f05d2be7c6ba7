// [class.paths] a class that is reached by several ways is named by the one that gives most access, using declarations among them
struct C0 { struct T { char c[4]; }; typedef int U; enum E { x = 7 }; };
struct C1 : public C0 { using C0::T; using C0::U; using C0::E; };
struct C3 : protected C1, public C0 { };
extern "C" __global__ void classes_by_several_ways(int *out) { C3::U u = 3; C3::T v = {}; C3::E e = C0::x; out[0] = sizeof(v) * 100 + u * 10 + e; }
// LAUNCH: classes_by_several_ways<<<1,1>>> out=zeros(1,i32)
// EXPECT: out == [437]
