__device__ int take(int &x) { return x; } // note@16: candidate function not viable: expects an lvalue for 1st argument
__global__ void rvalue_reference_to_lvalue(int *p) {
    int x = p[0];
    int &&kept = x; // error@11: rvalue reference to type 'int' cannot bind to lvalue of type 'int'
    p[1] = take(static_cast<int &&>(x)); // error@12: no matching function for call to 'take'
    static_cast<int &&>(x) = 3; // error@28: expression is not assignable
    p = &static_cast<int &&>(x); // error@9: cannot take the address of an rvalue of type 'int'
}
