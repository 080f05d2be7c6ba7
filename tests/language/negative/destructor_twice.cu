struct S {
    int p;
    __device__ ~S() { p = 1; }
    __device__ ~S() { p = 2; } // error@16: destructor cannot be redeclared
};
