// OPTIONS: -Wall -Wextra -Wfloat-equal -Wimplicit-fallthrough -Wno-unused-parameter
enum Color { RED, GREEN, BLUE };
enum Shape { ROUND };
#define BOTH(a, b) a && b || a
__device__ int precedence(int a, int b, int c) {
    if (a && b || c) a++; // warning@11: '&&' within '||' [-Wlogical-op-parentheses] // note@9: place parentheses around the '&&' expression to silence this warning
    if ((a && b) || c) a++;
    if (BOTH(a, b)) a++;
    a = a & b | c; // warning@11: '&' within '|' [-Wbitwise-op-parentheses] // note@9: place parentheses around the '&' expression to silence this warning
    a = a << b + 1; // warning@16: operator '<<' has lower precedence than '+'; '+' will be evaluated first [-Wshift-op-parentheses] // note@14: place parentheses around the '+' expression to silence this warning
    a = b & a == c; // warning@11: & has lower precedence than ==; == will be evaluated first [-Wparentheses] // note@13: place parentheses around the '==' expression to silence this warning
    if (b < a < c) a++; // warning@15: chained comparison 'X < Y < Z' does not behave the same as a mathematical expression [-Wparentheses]
    if (!a == b) a++; // warning@9: logical not is only applied to the left hand side of this comparison [-Wlogical-not-parentheses] // note@9: add parentheses after the '!' to evaluate the comparison first
    a = 2 ^ 10; // warning@11: result of '2 ^ 10' is 8; did you mean '1 << 10' (1024)? [-Wxor-used-as-pow]
    a = 0x2 ^ 10;
    a += sizeof(2 ^ 4611686018427387903);
    a = -1 << 3; // warning@12: shifting a negative signed value is undefined [-Wshift-negative-value]
    return a + b;
}
__device__ int comparisons(int a, unsigned u, char c, float f, Color e, Shape s) {
    __shared__ int array[4];
    if (a == a) a++; // warning@11: self-comparison always evaluates to true [-Wtautological-compare]
    if (a < a) a++; // warning@11: self-comparison always evaluates to false [-Wtautological-compare]
    if (f != f) a++;
    if (u < 0) a++; // warning@11: result of comparison of unsigned expression < 0 is always false [-Wtautological-unsigned-zero-compare]
    if (0 <= u) a++; // warning@11: result of comparison of 0 <= unsigned expression is always true [-Wtautological-unsigned-zero-compare]
    if (c == 300) a++; // warning@11: result of comparison of constant 300 with expression of type 'char' is always false [-Wtautological-constant-out-of-range-compare]
    if (c < 1000) a++; // warning@11: result of comparison of constant 1000 with expression of type 'char' is always true [-Wtautological-constant-out-of-range-compare]
    if (-200 > c) a++; // warning@14: result of comparison of constant -200 with expression of type 'char' is always false [-Wtautological-constant-out-of-range-compare]
    if (f == 1.5f) a++; // warning@11: comparing floating point with == or != is unsafe [-Wfloat-equal]
    if (f == 0) a++;
    if (e == s) a++; // warning@11: comparison of different enumeration types ('Color' and 'Shape') [-Wenum-compare]
    if (array) a++; // warning@9: address of array 'array' will always evaluate to 'true' [-Wpointer-bool-conversion]
    if ("x" == "y") a++; // warning@13: result of comparison against a string literal is unspecified [-Wstring-compare]
    a += *(int *)0; // warning@10: indirection of non-volatile null pointer will be deleted, not trap [-Wnull-dereference] // note@10: consider using __trap() or qualifying pointer with 'volatile'
    return a;
}
template <typename T> __device__ bool never(T value) { return value < 0; }
__device__ bool instance(unsigned u) { return never(u); }
__device__ int shapes(int a, int b) {
    if (a) if (b) a = 1; else b = 2; // warning@26: add explicit braces to avoid dangling else [-Wdangling-else]
    if (a) { if (b) a = 1; else b = 2; }
    while (a > b); { b = 3; } // warning@18: while loop has empty body [-Wempty-body] // note@18: put the semicolon on a separate line to silence this warning
    for (a = 0; a < 3; a++); // warning@28: for loop has empty body [-Wempty-body] // note@28: put the semicolon on a separate line to silence this warning
        b = 4;
    while (a > b);
    if (b)
        a = 3;
        b = 4; // warning@9: misleading indentation; statement is not part of the previous 'if' [-Wmisleading-indentation] // note@-2:5: previous statement is here
    if (a)
        a = 3;
    else
        a = 4;
        b++; // warning@9: misleading indentation; statement is not part of the previous 'else' [-Wmisleading-indentation] // note@-2:5: previous statement is here
    if (b)
        a = 3;
    b = 4;
nowhere: // warning@1: unused label 'nowhere' [-Wunused-label]
    return a + b;
}
__device__ int switches(Color e, int a) {
    switch (e) { // warning@13: enumeration value 'BLUE' not handled in switch [-Wswitch]
    case RED: a = 1; break;
    case GREEN: a = 2; break;
    }
    switch (e) { // warning@13: enumeration values 'GREEN' and 'BLUE' not handled in switch [-Wswitch]
    case RED: a = 1; break;
    case 7: a = 3; // warning@10: case value not in enumerated type 'Color' [-Wswitch]
    }
    switch (e) { case RED: break; default: a = 3; }
    switch (a) {
    case 1: a = 2; break;
    case 2: a = 3;
    case 3: // warning@5: unannotated fall-through between switch labels [-Wimplicit-fallthrough] // note@5: insert '[[fallthrough]];' to silence this warning
        a = 4;
        [[fallthrough]];
    case 4: case 5: return 3;
    case 6: { return 4; }
    default: a = 9;
    }
    return a;
}
