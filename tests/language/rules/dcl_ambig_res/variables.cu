// [dcl.ambig.res] p1: brackets around an argument, a value among them, or braces make a variable
struct A { int v; __device__ A(int n = 3) : v(n) {} };
struct M { int h; __device__ M(A a, int b = 2) : h(a.v + b) {} };
extern "C" __global__ void variables(int *out) {
    int y = out[0] + 10;
    M a((A())), b(A(), 4), c{A()}, d = M(A()), e(A(y + 1)), f(A{y});
    int g(int(7)), h((int(y)));
    out[0] = a.h; out[1] = b.h; out[2] = c.h; out[3] = d.h; out[4] = e.h; out[5] = f.h; out[6] = g; out[7] = h;
}
// LAUNCH: variables<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [5, 7, 5, 5, 13, 12, 7, 10]
