// [over.ass] p1: a class assigned as each of its bases
struct A {
    int a = 1;
};
struct B : A {
    int b = 2;
};
struct C : B {
    int c = 3;
    using A::operator=;
    using B::operator=;
};
extern "C" __global__ void bases_of_bases(int *out) {
    int *p = out;
    C c;
    A a;
    a.a = 10;
    B b;
    b.a = 20;
    b.b = 21;
    c = a;
    p[0] = c.a;
    p[1] = c.b;
    c = b;
    p[2] = c.a;
    p[3] = c.b;
    p[4] = c.c;
    static_cast<A &>(c) = a;
    p[5] = c.a;
    static_cast<B &>(c) = c;
    (A &)(B &)c = A{77};
    p[6] = c.a;
    p[7] = c.b;
    C *q = &c;
    *static_cast<A *>(q) = b;
    p[8] = c.a;
    auto &&[x] = static_cast<A &>(c);
    x = 5;
    p[9] = c.a;
}
// LAUNCH: bases_of_bases<<<1,1>>> out=zeros(10,i32)
// EXPECT: out == [10, 2, 20, 21, 3, 10, 77, 21, 20, 5]
