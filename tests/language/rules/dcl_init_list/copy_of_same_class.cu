// [dcl.init.list] p3.1: a list of one object of the class copies it, even for aggregates
struct A { int x, y; };
struct D : A { int z; };
struct B { A a; int k; };
extern "C" __global__ void copy_of_same_class(int *out) {
    A a{1, 2};
    A b{a};
    A c = {b};
    out[0] = c.x * 10 + c.y;
    D d{{3, 4}, 5};
    A e{d};
    out[1] = e.x * 10 + e.y;
    B f{a, 9};
    B g{f};
    out[2] = g.a.y * 10 + g.k;
    B h{{a}, 8};
    out[3] = h.a.x * 10 + h.k;
}
// LAUNCH: copy_of_same_class<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [12, 34, 29, 18, 0, 0, 0, 0]
