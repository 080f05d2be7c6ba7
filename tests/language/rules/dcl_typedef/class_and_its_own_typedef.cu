// [dcl.typedef] p4, p6: a typedef may name the class of the same name, before or after it; another scope has its own names
typedef struct A A;
struct A { int v; };
typedef struct B { int v; } B;
struct B;
typedef int C;
extern "C" __global__ void class_and_its_own_typedef(int *out) {
    struct C { int v; };
    A a = {1};
    struct B b = {2};
    C c = {3};
    out[0] = a.v;
    out[1] = b.v;
    out[2] = c.v;
}
// LAUNCH: class_and_its_own_typedef<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [1, 2, 3]
