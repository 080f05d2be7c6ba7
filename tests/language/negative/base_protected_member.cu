struct A { protected: int a; };
struct B : A { int x; };
__global__ void k(B *b, int *out) {
    *out = b->a; // error@15: 'a' is a protected member of 'A'
}
