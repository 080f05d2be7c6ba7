// OPTIONS: -Wall
__device__ int never(void) {
    int a; // note@9: initialize the variable 'a' to silence this warning
    return a; // warning@12: variable 'a' is uninitialized when used here [-Wuninitialized]
}
__device__ int compound(void) {
    int a; // note@9: initialize the variable 'a' to silence this warning
    a += 1; // warning@5: variable 'a' is uninitialized when used here [-Wuninitialized]
    return a;
}
__device__ int when_false(int n) {
    int a;
    if (n > 3) a = 1; // warning@9: variable 'a' is used uninitialized whenever 'if' condition is false [-Wsometimes-uninitialized]
    return a; // note@12: uninitialized use occurs here
}
__device__ int when_true(int n) {
    int a;
    if (n > 3) n++; else a = 1; // warning@9: variable 'a' is used uninitialized whenever 'if' condition is true [-Wsometimes-uninitialized]
    return a + n; // note@12: uninitialized use occurs here
}
__device__ int both(int n) {
    int a;
    if (n > 3) a = 1; else a = 2;
    return a;
}
__device__ int other_leaves(int n) {
    int a;
    if (n > 3) a = 1; else return 0;
    return a;
}
__device__ int set_later(int n) {
    int a;
    if (n > 3) a = 1;
    a = n;
    return a;
}
__device__ int in_a_loop(int n) {
    int a;
    for (int i = 0; i < n; i++) {
        if (i) n += a;
        a = i;
    }
    return n;
}
