struct A { int a; };
class B : A { int x; };
__global__ void k(B *b) {
    A *a = b; // error@12: cannot cast 'B' to its private base class 'A'
}
