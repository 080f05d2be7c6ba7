// Unknown types: said once, with a guess.
typedef struct Particle { float x; } Particle;
__global__ void k(partcle *p, int n, foo x, const flot *y) { // error@19: unknown type name 'partcle'; did you mean 'Particle'?
    // error@-1:38: unknown type name 'foo'
    // error@-2:51: unknown type name 'flot'; did you mean 'float'?
    flaot a = 3; // error@5: unknown type name 'flaot'; did you mean 'float'?
    bar *q = 0; // error@5: unknown type name 'bar'
    bar r;
    __shared__ baz s[4]; // error@16: unknown type name 'baz'
    const qux t = 1; // error@11: unknown type name 'qux'
    int i = 0;
    i * n;
    f(i * n);
}
