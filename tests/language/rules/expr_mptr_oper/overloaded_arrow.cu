// [expr.mptr.oper] p1 with [over.binary]: a class may have its own ->*, and never its own .*
struct A { int x, y; __device__ int f(int k) { return x * k; } };
struct Pointer {
    A *p;
    __device__ int operator->*(int A::*m) const { return p->*m + 1000; }
};
struct Other { A *p; };
__device__ int &operator->*(const Other &o, int A::*m) { return o.p->*m; }
extern "C" __global__ void overloaded_arrow(int *out) {
    A a{3, 4};
    Pointer p{&a};
    Other o{&a};
    out[0] = p->*&A::x;
    o->*&A::y = 40;
    out[1] = a.y;
    out[2] = (p.p->*&A::f)(5);
    out[3] = p.operator->*(&A::y);
    int n = 0;
    A array[2] = {{1, 2}, {3, 4}};
    out[4] = (array + 1)->*&A::x * 10 + (array[n++].*&A::y);
    out[5] = n;
}
// LAUNCH: overloaded_arrow<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [1003, 40, 15, 1040, 32, 1]
