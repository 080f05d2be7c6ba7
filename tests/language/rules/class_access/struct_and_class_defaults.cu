// [class.access] class.access.base p2: bases of a struct are public, of a class private
class A { public: int a = 2; __device__ int pub() { return a; } };
struct B : A { };
class C : public A { int own = 5; public: __device__ int both() { return a + own; } };
class D : A { public: using A::pub; };
extern "C" __global__ void struct_and_class_defaults(int *out) {
    B b; C c; D d;
    out[0] = b.a + b.pub() * 10;
    out[1] = c.both() + c.a * 10;
    out[2] = d.pub();
}
// LAUNCH: struct_and_class_defaults<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [22, 27, 2]
