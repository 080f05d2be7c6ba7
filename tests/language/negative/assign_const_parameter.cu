__device__ void f(const int a) { a = 1; } // error@36: cannot assign to variable 'a' with const-qualified type 'const int' // note@29: variable 'a' declared const here
