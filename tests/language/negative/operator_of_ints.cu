__device__ int operator+(int a, int b) { return a; } // error@16: overloaded 'operator+' must have at least one parameter of class or enumeration type
