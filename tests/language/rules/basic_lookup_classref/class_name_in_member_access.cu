// [basic.lookup.classref] p4: in s.A::m the name A is found in the object's class first
struct A { int m = 1; };
struct B { int m = 2; };
struct S : A, B { int m = 3; __device__ int get() { return this->A::m * 100 + B::m * 10 + m; } };
extern "C" __global__ void class_name_in_member_access(int *out) {
    S s;
    out[0] = s.A::m * 100 + s.B::m * 10 + s.S::m;
    out[1] = s.get();
    S *p = &s;
    p->A::m = 7;
    out[2] = p->get();
}
// LAUNCH: class_name_in_member_access<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [123, 123, 723]
