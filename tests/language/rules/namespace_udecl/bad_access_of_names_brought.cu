// [namespace.udecl] p19: static members, enumerators and types that a using declaration brings have its access, not that of their class
// REFUSED: member of
struct A { static const int v = 1; enum E { e }; typedef int T; struct S { int s; }; };
struct B : A {
    __device__ int inside() { return v + e + T(1); }
private:
    using A::v;
    using A::e;
protected:
    using A::T;
    using A::S;
};
struct C : B {
    __device__ int derived() { return v; } // error: 'v' is a private member of 'B'
    T mine;
};
__global__ void bad_access_of_names_brought(int *out) {
    B b;
    out[0] = b.v; // error: 'v' is a private member of 'B'
    out[1] = B::e; // error: 'e' is a private member of 'B'
    B::T t = 1; // error: 'T' is a protected member of 'B'
    struct B::S s = {}; // error: 'S' is a protected member of 'B'
}
