struct A { int a; };
struct B : A, A { int x; }; // error@15: base class 'A' specified more than once as a direct base class
