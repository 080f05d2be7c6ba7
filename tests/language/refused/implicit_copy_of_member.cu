struct M {
    int v;
    __device__ M() : v(1) {}
    __device__ M(const M &o) : v(o.v + 10) {}
    __device__ M &operator=(const M &o) { v = o.v + 100; return *this; }
};
struct S { M m; int k; }; // note@14: the member is declared here // note@14: the member is declared here
struct D : M { int z; }; // note@12: the base is declared here // note@12: the base is declared here
__device__ int f(S s) { return s.m.v; }
__global__ void k(int *p) {
    S a;
    S b = a; // error@11: copying 'S' by the implicit copy constructor is not supported: its member 'm' has a copy constructor
    b = a; // error@7: copying 'S' by the implicit operator= is not supported: its member 'm' has a copy assignment operator
    D d;
    D e(d); // error@9: copying 'D' by the implicit copy constructor is not supported: its base 'M' has a copy constructor
    e = d; // error@7: copying 'D' by the implicit operator= is not supported: its base 'M' has a copy assignment operator
}
