__device__ int f(int a) { int a = 3; return a; } // error@31: redefinition of 'a' // note@22: previous definition is here
