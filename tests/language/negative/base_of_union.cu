struct A { int a; };
union B : A { int x; }; // error@11: unions cannot have base classes
