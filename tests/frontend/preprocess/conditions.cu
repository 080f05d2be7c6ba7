// What #if and its relatives refuse.
#if // error@4: expected value in expression
#endif
#if 1 / 0 // error@7: division by zero in preprocessor expression
#endif
#if 0 && 1 / 0 || 1 ? 2 : 1 % 0
__device__ int taken;
#else
#error not here
#endif
#if (1 // error@7: expected ')' in preprocessor expression
#endif
#if 1 2 // error@7: token is not a valid binary operator in a preprocessor subexpression
#endif
#if 1 == 1.0 // error@10: floating point literal in preprocessor expression
#endif
#if defined // error@12: macro name missing
#endif
#if defined(X // error@14: missing ')' after 'defined'
#endif
#if defined 3 // error@13: macro name must be an identifier
#endif
#if NOBODY(3) // error@5: function-like macro 'NOBODY' is not defined
#endif
#if 08 // error@5: invalid digit '8' in octal constant
#endif
#if ! // error@6: expected value in expression
#endif
#if * 3 // error@5: invalid token at start of a preprocessor expression
#endif
#ifdef // error@7: macro name missing
#endif
#ifndef 7 // error@9: macro name must be an identifier
#endif
#if -1 > 0u && (-1 >> 1) < 0 && 'A' == 65 && true && !false && ~0 == -1 && 0xFFFFFFFFFFFFFFFF > 0
__device__ int also_taken;
#else
#error not here either
#endif
#if 0
#if // nothing is said about skipped text
#define
don't, "unterminated
#else
#error skipped
#endif
#endif
#else // error@2: #else without #if
#elif 1 // error@2: #elif without #if
#endif // error@2: #endif without #if
#if 1
#else
#else // error@2: #else after #else
#elif 1 // error@2: #elif after #else
#endif
#ifdef FOREVER // error@2: unterminated conditional directive
