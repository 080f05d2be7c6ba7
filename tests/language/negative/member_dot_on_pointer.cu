struct S { int a; };
__device__ void f(S *p) { p.a = 1; } // error@28: member reference type 'S *' is a pointer; did you mean to use '->'?
