// [namespace.udecl] p10: a member type is declared once, though the other declaration means the same
// REFUSED: conflicts with target of using declaration
struct Base { typedef double T; };
struct Derived : Base {
    using Base::T;
    typedef double T;
};
extern "C" __global__ void bad_typedef_beside_using(int *out) {
    Derived d;
    out[0] = sizeof d;
}
