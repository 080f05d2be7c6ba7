typedef int number;
struct B : number { int x; }; // error@12: base specifier must name a class
