struct A { int a; };
struct B { int a; };
struct C : A, B { };
__global__ void k(C *c, int *out) {
    *out = c->a; // error@15: member 'a' found in multiple base classes of different types
}
