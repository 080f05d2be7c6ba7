struct A { int a; };
struct B : A { int b; };
__global__ void k(A *a) {
    B *b = a; // error@8: cannot initialize a variable of type 'B *' with an lvalue of type 'A *'
}
