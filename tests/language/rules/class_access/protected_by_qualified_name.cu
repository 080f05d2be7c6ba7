// [class.access] p1 of class.protected: the object counts, not the base that the name is qualified with
struct A {
    int z = 0;
protected:
    int y = 6;
    __device__ int f() const { return y; }
    template<class T> __device__ int t(T x) const { return y + x; }
public:
    int w = 4;
};
struct B : A {
protected:
    using A::w;
};
struct C : B {
    __device__ int unqualified() const { return y + w + f() + t(1); }
    __device__ int qualified() const { return A::y + B::y + A::w + B::w + A::f() + B::f() + A::t(1) + B::t<int>(2); }
    __device__ int of_this() const { return this->A::y + this->B::w + this->A::f() + this->B::f() + this->A::t(3); }
    __device__ int of_another(C &c) const { return c.A::y + c.B::y + c.B::w + c.A::f(); }
    __device__ int public_in_its_class(B &b) const { return b.A::w; }
};
extern "C" __global__ void protected_by_qualified_name(int *out) {
    struct L : A { __device__ int look() const { return A::y + 1; } };
    C c;
    B b;
    out[0] = c.unqualified();
    out[1] = c.qualified();
    out[2] = c.of_this();
    out[3] = c.of_another(c);
    out[4] = c.public_in_its_class(b);
    out[5] = L().look();
}
// LAUNCH: protected_by_qualified_name<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [23, 47, 31, 22, 4, 7, 0, 0]
