// Directives that are errors, and the ones that are not.
#error   this   is "wrong" // error@2: this is "wrong"
#warning and this odd // warning@2: and this odd
#nonsense 3 // error@2: invalid preprocessing directive
#
#ident "minicc"
#line // error@2: #line directive requires a positive integer argument
#line 0 // error@7: #line directive requires a positive integer argument
#line 9 name // error@9: invalid filename for #line directive
#include // error@2: expected "FILENAME" or <FILENAME>
#include 3 // error@10: expected "FILENAME" or <FILENAME>
#include <vector // error@11: expected '>'
#include "" // error@10: empty filename
#include <vector> // warning@10: 'vector' file not found; header ignored
#include <cuda_fp6.h> // error@10: header 'cuda_fp6.h' is not supported
#include <stdint.h> stdint // warning@21: extra tokens at end of #include directive
#pragma omp parallel // warning@9: unknown pragma ignored
#pragma once
#pragma
_Pragma("omp parallel") // warning@1: unknown pragma ignored
_Pragma(3) // error@1: _Pragma takes a parenthesized string literal
