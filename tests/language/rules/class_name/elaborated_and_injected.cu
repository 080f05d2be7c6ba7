// [class.name] p2: elaborated names, injected names through derived classes
struct A { int v = 1; struct Tag { int t = 8; }; };
struct B : A { int f() = delete; __device__ int g() { A a; a.v = 4; return a.v + A::v; } };
namespace n { struct C : ::B { __device__ int h() { struct B *b = this; return b->v + C::A::v + B::A::Tag().t; } }; }
extern "C" __global__ void elaborated_and_injected(int *out) {
    out[0] = B().g();
    out[1] = n::C().h();
    struct A *p = nullptr;
    struct Fresh { int k; } f = {6};
    out[2] = f.k + (p == nullptr);
}
// LAUNCH: elaborated_and_injected<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [5, 10, 7, 0, 0, 0, 0, 0]
