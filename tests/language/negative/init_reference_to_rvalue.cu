__global__ void k(int *out) {
    int &r = 5; // error@10: non-const lvalue reference to type 'int' cannot bind to a temporary of type 'int'
}
