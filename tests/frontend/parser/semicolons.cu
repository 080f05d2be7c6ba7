// What is missing is reported where it belongs, right after the token before, and put in.
struct S { int a; } // error@20: expected ';' after struct
__device__ int x = 3 // error@21: expected ';' after top level declarator
enum E { A, B } // error@16: expected ';' after enum
__device__ int f(int n, int *p) {
    int a = n // error@14: expected ';' at end of declaration
    a = 4 // error@10: expected ';' after expression
    struct T { int b // error@21: expected ';' at end of declaration list
    } t;
    do n--; while (n) // error@22: expected ';' after do/while statement
    for (;;) {
        if (n) break // error@21: expected ';' after break statement
        else continue // error@22: expected ';' after continue statement
    }
    goto end // error@13: expected ';' after goto statement
    end: p[0] = a
    + 1 // error@8: expected ';' after expression
    static_assert(1, "") // error@25: expected ';' after static_assert statement
    return a // error@13: expected ';' after return statement
}
__device__ int g() { return 1 } // error@30: expected ';' after return statement
__device__ int h(int n) return n; } // error@25: expected function body after function declarator
__device__ int i() { return 1; }
