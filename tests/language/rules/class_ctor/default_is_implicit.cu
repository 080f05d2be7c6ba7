// [class.ctor] p4: no constructor declared gives the default one; one declared takes it away, = default gives it back
struct N { int v; __device__ N() : v(7) { } };
struct A { N n; int k = 3; };
struct B { N n; int k; __device__ B(int x) : k(x) { } B() = default; };
extern "C" __global__ void default_is_implicit(int *out) {
    A a;
    B b(5);
    B c = B();
    out[0] = a.n.v * 10 + a.k;
    out[1] = b.n.v * 10 + b.k;
    out[2] = c.n.v * 10 + c.k;
}
// LAUNCH: default_is_implicit<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [73, 75, 70, 0, 0, 0, 0, 0]
