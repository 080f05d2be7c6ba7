// What macro calls refuse, and where the caret stands in an expansion.
#define TWO(a, b) ((a) + (b)) // note@9: macro 'TWO' defined here
#define CAT(a, b) a##b
#define FIRST(a, ...) a
#define NAME first_name
#define DEREF(p) (*p)
__device__ int f(int n) {
    int a = TWO(1); // error@18: too few arguments provided to function-like macro invocation
    int b = TWO(1, 2, 3); // error@23: too many arguments provided to function-like macro invocation
    int c = CAT(+, 1); // error@17: pasting formed '+1', an invalid preprocessing token
    int d = FIRST(1) + FIRST(1, 2, 3) + CAT(1, 2);
    return CAT(n, );
}
// error@+1:20: unterminated function-like macro invocation
__device__ int g = TWO(1,
