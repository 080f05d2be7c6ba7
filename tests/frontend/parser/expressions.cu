// Where an expression is expected.
__device__ int f(int n, int *p) {
    n = ; // error@9: expected expression
    n = 3 + ; // error@13: expected expression
    n = * ; // error@11: expected expression
    n = p[]; // error@11: expected expression
    n = f(n, ); // error@14: expected expression
    n = n y; // error@10: expected ';' after expression
    n = (int)3 4; // error@15: expected ';' after expression
    n ? 1; // error@10: expected ':'
    n ? 1 : ; // error@13: expected expression
    int a[3] = {1, 2, , 3}; // error@23: expected expression
    p->; // error@8: expected unqualified-id
    p. 3; // error@8: expected unqualified-id
    n = sizeof(); // error@16: expected expression
    n = sizeof int; // error@16: expected parentheses around type name in sizeof expression
    n = static_cast(3); // error@20: expected '<' after 'static_cast'
    n = (int; // error@13: expected ')'
    return n +; // error@15: expected expression
}
