// Brackets that are not closed, or close nothing.
} // error@1: extraneous closing brace ('}')
__device__ int f(int n, int *p) {
    int a = (1 + 2; // error@19: expected ')'
    p[n = 3; // error@12: expected ']'
    n = p[1](2; // error@15: expected ')'
    int b[] = {1, 2; // error@20: expected '}'
    p[n]]; // error@9: extraneous ']' before ';'
    n = (1)); // error@12: extraneous ')' before ';'
    if (n > 3 n = 1; // error@15: expected ')'
    for (int i = 0; i < n; i++ { n++; } // error@32: expected ')'
    for (int i = 0, i < n; i++) { n++; } // error@23: expected ';' in 'for' statement specifier
    n = sizeof (n; // error@18: expected ')'
    return n;
}
__device__ int g(int a b) { return 1; } // error@24: expected ')'
__device__ int h() {
    if (1) {
        return 1;
__device__ int i() { return 2; } // error@1: expected '}'
__device__ int j() {
// note@+2:5: to match this '{'
// error@+1:16: expected '}'
    { return 3;
