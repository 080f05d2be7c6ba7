// What #define and #undef refuse.
#define // error@8: macro name missing
#define 3 // error@9: macro name must be an identifier
#define defined 1 // error@9: 'defined' cannot be used as a macro name
#define A(x, x) x // error@14: duplicate macro parameter name 'x'
#define B(x y) x // error@13: expected comma in macro parameter list
#define C(x // error@11: missing ')' in macro parameter list
#define D(3) 3 // error@11: invalid token in macro parameter list
#define E(..., x) x // error@14: missing ')' in macro parameter list
#define F ## x // error@11: '##' cannot appear at start of macro expansion
#define G(x) x ## // error@16: '##' cannot appear at end of macro expansion
#define H(x) #y // error@14: '#' is not followed by a macro parameter
#define I(x) __VA_ARGS__ // error@14: __VA_ARGS__ can only appear in the expansion of a variadic macro
#define J 1 // note@9: previous definition is here
#define J 2 // warning@9: 'J' macro redefined
#define K(x) x + 1
#define K(x) x   +   1
#define L+ // warning@10: whitespace required after macro name
#undef // error@7: macro name missing
#undef __LINE__ // warning@8: undefining builtin macro
#undef NEVER_DEFINED
#define __CUDACC__ 2 // warning@9: redefining builtin macro
#define __FILE__ 3 // warning@9: redefining builtin macro
__device__ int x;
