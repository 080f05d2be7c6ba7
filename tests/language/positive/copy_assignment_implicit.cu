// LAUNCH: copy_assignment_implicit<<<1,1>>> p=zeros(6,i32)
// EXPECT: p == [11, 11, 3, 5, 7, 8]
struct M {
    int v;
    __device__ M() : v(1) {}
    __device__ M(const M &o) : v(o.v + 10) {}
};
struct Base { int a, b; };
struct Derived : Base { int c; };
struct Defaulted {
    int v;
    Defaulted() = default;
    Defaulted(const Defaulted &) = default;
    Defaulted &operator=(const Defaulted &) = default;
};
struct Holder { Defaulted d; int k; };
__global__ void copy_assignment_implicit(int *p) {
    M x;
    M y = x;
    p[0] = y.v;
    x = y;
    p[1] = x.v;
    Derived d{{3, 4}, 5};
    Derived e{d};
    Base b{d};
    p[2] = b.a;
    p[3] = e.c;
    Holder h{{7}, 8}, i = h, j;
    j = i;
    p[4] = j.d.v;
    p[5] = j.k;
}
