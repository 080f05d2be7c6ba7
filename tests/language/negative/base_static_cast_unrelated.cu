struct A { int a; };
struct B { int b; };
__global__ void k(A *a) {
    B *b = static_cast<B *>(a); // error@12: static_cast from 'A *' to 'B *' is not allowed
}
