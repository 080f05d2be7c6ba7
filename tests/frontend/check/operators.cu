// Operands that an operator does not take.
struct S { int a; };
enum E { ONE, TWO };

__global__ void k(float *p, float *q, int *r, S s, void *v, int n, float f) {
    p = p + q; // error@11: invalid operands to binary expression ('float *' and 'float *')
    n = p * 2; // error@11: invalid operands to binary expression ('float *' and 'int')
    f = f % 2; // error@11: invalid operands to binary expression ('float' and 'int')
    n = f & 1; // error@11: invalid operands to binary expression ('float' and 'int')
    n = f << 1; // error@11: invalid operands to binary expression ('float' and 'int')
    n = s + 1; // error@11: invalid operands to binary expression ('S' and 'int')
    n = s == s; // error@11: invalid operands to binary expression ('S' and 'S')
    n = ~f; // error@9: invalid argument type 'float' to unary expression
    n = -p; // error@9: invalid argument type 'float *' to unary expression
    n = !s; // error@9: invalid argument type 'S' to unary expression
    n = *n; // error@9: indirection requires pointer operand ('int' invalid)
    n = *v; // error@9: ISO C++ does not allow indirection on operand of type 'void *'
    n = n[3]; // error@9: subscripted value is not an array, pointer, or vector
    n = r[f]; // error@11: array subscript is not an integer
    n = p == r; // error@11: comparison of distinct pointer types ('float *' and 'int *')
    n = r == 3; // error@11: comparison between pointer and integer ('int *' and 'int')
    n = r < 0; // error@11: ordered comparison between pointer and zero ('int *' and 'int')
    n = r - p; // error@11: 'int *' and 'float *' are not pointers to compatible types
    v = v + 1; // error@11: arithmetic on a pointer to void
    s++; // error@6: cannot increment value of type 'S'
    n = n ? p : s; // error@11: incompatible operand types ('float *' and 'S')
    n = s.a.b; // error@12: member reference base type 'int' is not a structure or union
    n = s->a; // error@10: member reference type 'S' is not a pointer; did you mean to use '.'?
    S *t = &s;
    n = t.a; // error@10: member reference type 'S *' is a pointer; did you mean to use '->'?
    p += q; // error@7: invalid operands to binary expression ('float *' and 'float *')
    f %= 2; // error@7: invalid operands to binary expression ('float' and 'int')
    E e = 1; // error@7: cannot initialize a variable of type 'E' with an rvalue of type 'int'
    e = n; // error@9: assigning to 'E' from incompatible type 'int'
    if (s) n = 1; // error@9: value of type 'S' is not contextually convertible to 'bool'
    switch (f) { } // error@13: statement requires expression of integer type ('float' invalid)
    n = (int)s; // error@9: cannot cast from type 'S' to type 'int'
    p = static_cast<float *>(r); // error@9: static_cast from 'int *' to 'float *' is not allowed
    n = sizeof(void); // error@9: invalid application of 'sizeof' to an incomplete type 'void'
}
