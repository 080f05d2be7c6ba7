// [class] p2: the injected name of a base is inherited
namespace N { struct A { int a = 1; }; }
struct B : N::A { __device__ int get() { A x; x.a = 5; return x.a * 10 + A::a; } };
struct A { int a = 9; };
struct C : B { __device__ A make() { A x; x.a = 7; return x; } __device__ ::A other() { return {}; } };
extern "C" __global__ void injected_class_name_of_base(int *out) {
    B b;
    C c;
    out[0] = b.get();
    out[1] = c.make().a;
    out[2] = c.other().a;
    B::A q;
    out[3] = q.a;
}
// LAUNCH: injected_class_name_of_base<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [51, 7, 9, 1]
