#define F(a, b) a + b // note@9: macro 'F' defined here
__global__ void k(int *out) { out[0] = F(1, 2; } // error@40: unterminated function-like macro invocation // error@163: expected '}' // note@29: to match this '{'
