// [basic.scope.hiding] class.member.lookup: a member of the derived class hides all of that name in its bases
struct A { __device__ int f(int) { return 1; } __device__ int f(const char *) { return 2; } int v = 7; };
struct B : A { __device__ int f(double) { return 3; } double v = 2.5; };
struct C : B { };
extern "C" __global__ void derived_member_hides_base_overloads(int *out) {
    B b;
    C c;
    out[0] = b.f(1);
    out[1] = b.A::f(1) + b.A::f("x") * 10;
    out[2] = c.f('x');
    out[3] = (int)(c.v * 10) + c.A::v * 100;
}
// LAUNCH: derived_member_hides_base_overloads<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [3, 21, 3, 725]
