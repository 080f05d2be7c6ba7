struct A { int a; };
struct B { int b; __device__ B() : A(), b(1) {} }; // error@36: member initializer 'A' does not name a non-static data member or base class
