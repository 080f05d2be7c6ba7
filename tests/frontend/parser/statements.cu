// Statements that are none.
__device__ int f(int n) {
    if n > 3) n = 1; // error@8: expected '(' after 'if'
    while n; // error@11: expected '(' after 'while'
    for n; // error@9: expected '(' after 'for'
    else n = 1; // error@5: expected expression
    if (n) else n = 1; // error@12: expected expression
    for (;;) // error-free so far
    ;
    switch (n) {
    case 1 n = 2; // error@11: expected ':' after 'case'
    default n = 3; // error@12: expected ':' after 'default'
    case: n = 4; // error@9: expected expression
    }
    goto ; // error@10: expected identifier
    goto 3; // error@10: expected identifier
    do n--; // error@+1:5: expected 'while' in do/while loop
    n = 1;
#pragma unroll 4
    n = 1; // error@5: expected a for, while, or do-while loop to follow '#pragma unroll'
#pragma unroll 4 4 // error@18: extra tokens at end of '#pragma unroll'
    for (;;) ;
    void g() { n = 2; } // error@14: function definition is not allowed here
    asm 3; // error@9: expected '(' after 'asm'
    asm("x" : "r"); // error@15: expected '(' in asm operand
    asm("x" : 3); // error@15: expected ')'
    while (1) } // error@15: expected statement
