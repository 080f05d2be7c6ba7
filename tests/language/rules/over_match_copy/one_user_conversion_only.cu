// [over.match.copy] p1: copy-initialisation considers converting constructors and conversion functions
struct B;
struct A { int v; __device__ A(int x) : v(x) { } __device__ A(const A &) = default; };
struct B { int w; __device__ operator A() const { return A(w + 100); } };
struct C { int v; __device__ explicit C(int x) : v(x) { } __device__ C(double d) : v((int)d + 50) { } };
__device__ int f(A a) { return a.v; }
extern "C" __global__ void one_user_conversion_only(int *out) {
    A a = 3; B b{4}; A a2 = b;
    out[0] = a.v + a2.v * 10;
    out[1] = f(b) + f('\5');
    C c = 7; C d(7); C e{7};
    out[2] = c.v * 10000 + d.v * 100 + e.v;
}
// LAUNCH: one_user_conversion_only<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [1043, 109, 570707]
