struct S { int a; }; // note@8: previous definition is here
struct S { int b; }; // error@8: redefinition of 'S'
