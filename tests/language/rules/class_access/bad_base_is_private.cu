// [class.access] p1 of class.access.base: no conversion to a private base from outside
// REFUSED: inaccessible base
struct B { int n = 1; };
class D : B { };
extern "C" __global__ void bad_base_is_private(int *out) { D d; B *p = &d; out[0] = p->n; }
