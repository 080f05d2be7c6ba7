// What function pointers cannot do.
__device__ int f(int x) { return x; }
__device__ int f(float x) { return 1; }
__device__ int g(int x) { return x; }
struct M { int a; __device__ int get() { return a; } };
__global__ void other(int *x) { x[0] = 1; }
__global__ void k(int *x) {
    auto a = f; // error@14: reference to overloaded function 'f' could not be resolved
    int (*b)(double) = g; // error@11: cannot initialize a variable of type 'int (*)(double)' with an rvalue of type 'int (int)'
    int (*c)(int) = g;
    x[0] = c(1, 2); // error@12: too many arguments to function call, expected 1, have 2
    x[1] = c(); // error@12: too few arguments to function call, expected 1, have 0
    c(x); // error@7: cannot initialize a parameter of type 'int' with an lvalue of type 'int *'
    void (*d)(float *) = other; // error@12: cannot initialize a variable of type 'void (*)(float *)' with an rvalue of type 'void (int *)'
    x(3); // error@5: called object type 'int *' is not a function or function pointer
    int (&e)(float) = g; // error@11: non-const lvalue reference to type 'int (float)' cannot bind to a value of unrelated type 'int (int)'
}
