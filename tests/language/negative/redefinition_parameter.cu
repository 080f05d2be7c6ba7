__device__ int f(int a, int a) { return a; } // error@29: redefinition of parameter 'a' // note@22: previous declaration is here
