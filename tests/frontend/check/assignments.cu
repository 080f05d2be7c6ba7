// What may not be assigned, and what does not convert.
struct S { const int fixed; int free; };
__constant__ float weights[4];
__constant__ int limit;

__global__ void k(int *p, const float *in, float *out, const int n, S s) { // note@66: variable 'n' declared const here
    p = out; // error@9: assigning to 'int *' from incompatible type 'float *'
    out = in; // error@11: assigning to 'float *' from incompatible type 'const float *'
    p = 5; // error@9: assigning to 'int *' from incompatible type 'int'
    p = 0;
    n = 1; // error@7: cannot assign to variable 'n' with const-qualified type 'const int'
    in[0] = 1.0f; // error@11: read-only variable is not assignable
    *in = 1.0f; // error@9: read-only variable is not assignable
    s.fixed = 3; // error@13: cannot assign to non-static data member 'fixed' with const-qualified type 'const int'
    s.free = 3;
    5 = p[0]; // error@7: expression is not assignable
    p[0] + 1 = 2; // error@14: expression is not assignable
    n++; // error@6: cannot assign to variable 'n' with const-qualified type 'const int'
    weights[0] = 1.0f; // error@16: cannot assign to variable 'weights': '__constant__' memory cannot be written by device code
    limit = 3; // error@11: cannot assign to variable 'limit': '__constant__' memory cannot be written by device code
    int a[4];
    a = p; // error@7: array type 'int[4]' is not assignable
    int *q = out; // error@10: cannot initialize a variable of type 'int *' with an lvalue of type 'float *'
    int *r = &n; // error@10: cannot initialize a variable of type 'int *' with an rvalue of type 'const int *'
    float x = p; // error@11: cannot initialize a variable of type 'float' with an lvalue of type 'int *'
    S t = 3; // error@7: cannot initialize a variable of type 'S' with an rvalue of type 'int'
    void *v = p;
    p = v; // error@9: assigning to 'int *' from incompatible type 'void *'
    const int c; // error@15: default initialization of an object of const type 'const int'
    p = &5; // error@9: cannot take the address of an rvalue of type 'int'
    out[0] = a[0];
}

constexpr int BLOCK = 32; // note@15: variable 'BLOCK' declared const here
const float HALF = 0.5f;
__global__ void constants(float *out) {
    __shared__ float tile[BLOCK][BLOCK + 1];
    BLOCK = 3; // error@11: cannot assign to variable 'BLOCK' with const-qualified type 'const int'
    constexpr int local = out[0] > 1; // error@19: constexpr variable 'local' must be initialized by a constant expression
    tile[0][0] = HALF;
    out[0] = tile[0][0];
}
