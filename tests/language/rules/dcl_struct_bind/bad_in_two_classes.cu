// [dcl.struct.bind] p4: all members in one class
// REFUSED: members in two classes
struct A { int a; }; struct B : A { int b; };
extern "C" __global__ void bad_in_two_classes(int *out) { auto [x, y] = B{{1}, 2}; out[0] = x + y; }
