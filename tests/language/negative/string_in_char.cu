__device__ char f() { char c = "a"; return c; } // error@28: cannot initialize a variable of type 'char' with an lvalue of type 'const char[2]'
