struct A;
struct B : A { int x; }; // error@12: base class has incomplete type
