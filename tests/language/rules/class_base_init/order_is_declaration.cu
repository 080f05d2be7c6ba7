// [class.base.init] p13: bases, then members in order of declaration, whatever the list says
struct L { int n = 0; __device__ int next() { return ++n; } };
struct A { int v; __device__ A(L &l) : v(l.next()) { } };
struct B { int v; __device__ B(L &l) : v(l.next()) { } };
struct S : B, A {
    int x, y, z;
    __device__ S(L &l) : z(l.next()), y(l.next()), x(l.next()), A(l), B(l) { }
};
extern "C" __global__ void order_is_declaration(int *out) {
    L l;
    S s(l);
    out[0] = s.B::v * 10 + s.A::v;
    out[1] = s.x * 100 + s.y * 10 + s.z;
}
// LAUNCH: order_is_declaration<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [12, 345, 0, 0, 0, 0, 0, 0]
