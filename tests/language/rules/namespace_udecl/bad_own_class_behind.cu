// [namespace.udecl] p10: nor does a class define again the one that a using declaration names, announced only as it may be
// REFUSED: conflicts with target of using declaration
struct A { struct T; };
struct B : A { using A::T; struct T { int i; }; };
extern "C" __global__ void bad_own_class_behind(int *out) { out[0] = sizeof(B::T); }
