// [class.ctor] p5: an uninitialised const or reference member deletes the default constructor
// REFUSED: implicitly deleted default constructor
struct S { const int v; };
struct T { S s; int &r; };
extern "C" __global__ void bad_const_member_default(int *out) { T t; out[0] = 1; }
