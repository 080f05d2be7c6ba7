// [class.access.base] p5: a static member function is accessible as a member of the class that names it: a using-declaration gives it that access
struct A {
    __device__ static int s() { return 1; }
    template <class T> __device__ static int t(T) { return 2; }
};
struct B : A {
    __device__ int own();
protected:
    __device__ static int p() { return 3; }
    __device__ static int o(int) { return 4; }
    __device__ static int o(long) { return 5; }
    __device__ int m(int) { return 6; }
    __device__ int m(long) { return 7; }
    friend struct Friend;
};
struct C : private B, A {
    using B::p;
    using B::o;
    using B::m;
    __device__ int inside() { return B::s() + p() + o(1); }
};
struct D : C {
    __device__ int inside() { return p() + o(1L) + ::B::s(); }
};
struct E : private A {
    using A::t;
    __device__ int inside(E *e) { int (*f)() = s; return f() + e->s() + s(); }
};
struct Friend {
    __device__ int inside() { int (*f)(int) = &B::o; return f(0) + B::p(); }
};
extern "C" __global__ void functions_by_the_class_that_names_them(int *out) {
    C c;
    D d;
    const C *pc = &c;
    E e;
    int (*f)() = &C::p;
    int (*g)(long) = &D::o;
    int (B::*h)(int) = &C::m;
    out[0] = pc->p() + d.p() + C::p() + D::o(1);
    out[1] = f() + g(0L);
    out[2] = (reinterpret_cast<B &>(c).*h)(0);
    out[3] = c.inside();
    out[4] = d.inside();
    out[5] = e.t(1) + E::t(2);
    out[6] = e.inside(&e);
    out[7] = Friend().inside();
}
// LAUNCH: functions_by_the_class_that_names_them<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [13, 8, 6, 8, 9, 4, 3, 7]
