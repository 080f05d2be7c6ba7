// What may declare a function does ([dcl.ambig.res]), and is told of.
struct A { int v; };
struct M { int h; __device__ M(A a) : h(a.v) {} };
__global__ void k(int *y) {
    M m(A()); // warning@7: parentheses were disambiguated as a function declaration [-Wvexing-parse]
    M n((A()));
    int v = y[0], a(int(v)), b((int(v))); // warning@19: parentheses were disambiguated as a function declaration [-Wvexing-parse]
    y[0] = n.h + v + b;
}
