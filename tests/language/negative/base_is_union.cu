union U { int a; };
struct B : U { int x; }; // error@12: unions cannot be base classes
