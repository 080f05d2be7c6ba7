__device__ auto *f(int n) {
    return n; // error@5: cannot deduce return type 'auto *' from returned value of type 'int'
}
