__global__ void k(int *out) {
    float f = 1; int &r = f; // error@23: non-const lvalue reference to type 'int' cannot bind to a value of unrelated type 'float'
}
