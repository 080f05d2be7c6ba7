// [class.copy.ctor] p14: members and arrays in them are copied by their own constructors, bases first
struct M { int v; __device__ M(int x) : v(x) { } __device__ M(const M &o) : v(o.v * 10 + 1) { } };
struct B { M b; __device__ B() : b(5) { } };
struct S : B { M a[2]; M c; int plain; __device__ S() : a{1, 2}, c(3), plain(4) { } };
extern "C" __global__ void implicit_memberwise(int *out) {
    S s;
    S t = s;
    S u(t);
    out[0] = t.a[0].v * 1000 + t.a[1].v * 10 + t.plain;
    out[1] = u.b.v * 10 + u.c.v;
    out[2] = u.a[1].v;
}
// LAUNCH: implicit_memberwise<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [11214, 5421, 211, 0, 0, 0, 0, 0]
