// A scoped enumeration converts to nothing by itself.
enum class E { A, B };
enum class F { A };
__device__ void f(int x);
__global__ void k(int *x, E e) {
    x[0] = e; // error@12: assigning to 'int' from incompatible type 'E'
    x[1] = e + 1; // error@14: invalid operands to binary expression ('E' and 'int')
    if (e) x[2] = 1; // error@9: value of type 'E' is not contextually convertible to 'bool'
    E g = 1; // error@7: cannot initialize a variable of type 'E' with an rvalue of type 'int'
    f(e); // error@5: no matching function for call to 'f'
    x[3] = A; // error@12: use of undeclared identifier 'A'
    x[4] = e == F::A; // error@14: invalid operands to binary expression ('E' and 'F')
    switch (e) { case F::A: break; } // error@23: value of type 'F' is not implicitly convertible to 'E'
}
