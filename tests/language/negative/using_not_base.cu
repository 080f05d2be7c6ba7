struct A { int a; };
struct B { int b; using A::a; }; // error@25: using declaration refers into 'A::', which is not a base class of 'B'
