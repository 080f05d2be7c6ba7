struct S { int p; __device__ ~S(int a) { p = a; } }; // error@30: destructor cannot have any parameters
