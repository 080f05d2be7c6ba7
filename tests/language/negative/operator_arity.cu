struct A {
    int v;
    __device__ int operator[]() { return v; } // error@20: overloaded 'operator[]' must be a binary operator (has 1 parameter)
    __device__ int operator!() const { return !v; }
    __device__ A &operator+=(int n) { v += n; return *this; }
    __device__ int operator()(int a, int b) { return a + b; }
    __device__ A operator++(int) { A old = *this; ++v; return old; }
};
__device__ A operator~(A a, A b) { return a; } // error@14: overloaded 'operator~' must be a unary operator (has 2 parameters)
__device__ A operator/(A a) { return a; } // error@14: overloaded 'operator/' must be a binary operator (has 1 parameter)
__device__ A operator-(A a) { return a; }
