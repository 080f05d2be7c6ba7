// [dcl.mptr] p1: pointers to members in aliases, classes, parameters and results
struct A { int x, y; __device__ int get(int k) const { return y * k; } };
typedef int A::*Field;
using Method = int (A::*)(int) const;
struct Both { Field field; Method method; int tail; };
__device__ Field pick(int which) { return which ? &A::x : &A::y; }
__device__ int (A::*pick_method(bool none))(int) const { if (none) return nullptr; return &A::get; }
__device__ int use(const A &a, Field f, Method m) { return m ? (a.*m)(a.*f) : -1; }
__device__ Both swapped(Both b) { b.field = b.field == &A::x ? &A::y : &A::x; b.tail++; return b; }
extern "C" __global__ void aliases_and_members(int *out) {
    A a{3, 4};
    out[0] = a.*pick(0) * 10 + a.*pick(1);
    out[1] = use(a, pick(1), pick_method(false));
    out[2] = use(a, pick(1), pick_method(true));
    Both b{&A::x, &A::get, 1};
    Both c = swapped(b);
    out[3] = a.*b.field * 100 + a.*c.field * 10 + c.tail;
    out[4] = (a.*c.method)(2);
    out[5] = sizeof(Both);
    Both empty{};
    out[6] = (empty.field == nullptr) * 10 + (empty.method == nullptr);
    Both *p = &b;
    out[7] = (a.*p->method)(a.*p->field);
}
// LAUNCH: aliases_and_members<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [43, 12, -1, 342, 8, 32, 11, 12]
