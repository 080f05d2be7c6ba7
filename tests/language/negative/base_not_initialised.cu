struct A { int a; __device__ A(int x) : a(x) {} };
struct B : A {
    int b;
    __device__ B() : b(1) {} // error@16: constructor for 'B' must explicitly initialize the base class 'A' which does not have a default constructor
};
