// Declarations that are none.
__global__ k() {} // error@12: a type specifier is required for all declarations
__global__ void l(int a,) {} // error@25: expected parameter declarator
__global__ void m(int, {} // error@24: expected parameter declarator
extern "D" __device__ void n() {} // error@8: unknown linkage language
struct; // error@7: expected identifier or '{'
enum E { A, 3 }; // error@13: expected identifier
enum { B C }; // error@9: missing ',' between enumerators
struct { int a; }; // error@1: anonymous structs must be struct members or have a name
__device__ void f(int n) {
    int = 4; // error@9: expected unqualified-id
    int 3; // error@9: expected unqualified-id
    int x, ; // error@12: expected unqualified-id
    int y z; // error@10: expected ';' at end of declaration
    int *; // error@10: expected unqualified-id
    const a = 3; // error@11: a type specifier is required for all declarations
    unsigned float b; // error@14: cannot combine with previous 'unsigned' declaration specifier
    int double c; // error@9: cannot combine with previous 'int' declaration specifier
    long long long d; // error@15: cannot combine with previous 'long long' declaration specifier
    short char e; // error@11: cannot combine with previous 'short' declaration specifier
    struct S { int a; } int g; // error@25: cannot combine with previous 'struct' declaration specifier
    static extern int h; // error@12: cannot combine with previous 'static' declaration specifier
    const const int i = 1; // warning@11: duplicate 'const' declaration specifier
    __shared__ __shared__ int j; // warning@16: duplicate '__shared__' declaration specifier
    int; // warning@5: declaration does not declare anything
    int __restrict__ o; // error@9: restrict requires a pointer or reference
    int &const p = n; // error@10: 'const' qualifier may not be applied to a reference
    n = (static int)3; // error@10: 'static' is not allowed in a type name
    typedef int T = 3; // error@17: illegal initializer (only variables can be initialized), 'T' is a typedef
}
