// [class.access.base] p5: of several ways to a base at least one must be open
// REFUSED: protected member
struct A { struct T { int v[3]; }; };
struct B : A {};
struct C : protected A, protected B {};
extern "C" __global__ void bad_several_ways(int *out) { out[0] = sizeof(C::T); }
