__device__ auto f(int n) {
    return n ? f(n - 1) : 0; // error@16: function 'f' with deduced return type cannot be used before it is defined
}
