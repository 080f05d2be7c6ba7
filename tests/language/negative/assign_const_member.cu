struct S { int v; };
__device__ void f(const S &s) { s.v = 1; } // error@37: cannot assign to variable 's' with const-qualified type 'const S &' // note@28: variable 's' declared const here
