// What is warned about when nothing is asked for, beyond what has files of its own.
#define LIMIT 3 // note@9: previous definition is here
#define LIMIT 4 // warning@9: 'LIMIT' macro redefined [-Wmacro-redefined]
#define __CUDACC__ 2 // warning@9: redefining builtin macro [-Wbuiltin-macro-redefined]
#define MINUS-1 // warning@14: whitespace required after macro name [-Wc99-extensions]
#warning look here // warning@2: look here [-W#warnings]
#pragma nonsense // warning@9: unknown pragma ignored [-Wunknown-pragmas]
#ifdef LIMIT
#endif LIMIT // warning@8: extra tokens at end of #endif directive [-Wextra-tokens]
__device__ __launch_bounds__(32) int bounded(int n) { return n; } // warning@38: 'launch_bounds' attribute only applies to kernel functions [-Wignored-attributes]
__attribute__((imaginary)) __device__ int attributed(int n) { return n; } // warning@16: unknown attribute 'imaginary' ignored [-Wunknown-attributes]
__device__ long literals(int n) {
    const char *s = "\q"; // warning@22: unknown escape sequence '\q' [-Wunknown-escape-sequence]
    if (s) ; // warning@12: if statement has empty body [-Wempty-body]
    int *p = (int *)n; // warning@14: cast to 'int *' from smaller integer type 'int' [-Wint-to-pointer-cast]
    n = n << -1; // warning@11: shift count is negative [-Wshift-count-negative]
    n++;
    int; // warning@5: declaration does not declare anything [-Wmissing-declarations]
    const const int twice = 1; // warning@11: duplicate 'const' declaration specifier [-Wduplicate-decl-specifier]
    n += twice;
    return 9223372036854775808 + (p != nullptr); // warning@12: integer literal is too large to be represented in a signed integer type, interpreting as unsigned [-Wimplicitly-unsigned-literal]
}
static static __device__ int once(int n) { return n; } // warning@8: duplicate 'static' declaration specifier [-Wduplicate-decl-specifier]
#include <nowhere> // warning@10: 'nowhere' file not found; header ignored [-Wunknown-header]
__device__ int split(int n) {
    return n +
#pragma unroll // warning@1: '#pragma unroll' is only allowed before a loop; ignored [-Wignored-pragmas]
    1;
}
