// [class.derived] p1: every kind of base has its members where they belong
struct A { int a = 1; };
class B : public A { protected: int b = 2; public: __device__ int getb() const { return b; } };
struct C : private B { int c = 3; using B::getb; __device__ int all() const { return a * 100 + b * 10 + c; } __device__ const A &up() const { return *this; } };
extern "C" __global__ void access_specifiers_and_layout(int *out) {
    C c;
    out[0] = c.all();
    out[1] = c.getb();
    out[2] = c.up().a;
    out[3] = sizeof(C);
    B b;
    A *p = &b;
    p->a = 9;
    out[4] = b.a;
}
// LAUNCH: access_specifiers_and_layout<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [123, 2, 1, 12, 9, 0, 0, 0]
