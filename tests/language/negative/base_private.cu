struct A { int a; };
class B : A { int x; };
__global__ void k(B *b, int *out) {
    *out = b->a; // error@15: 'a' is a private member of 'A'
}
