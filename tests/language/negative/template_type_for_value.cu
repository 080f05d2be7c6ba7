template <int N> struct A { int a[N]; }; // note@15: template parameter is declared here
__global__ void k(int *out) {
    A<int> a; // error@7: template argument for non-type template parameter must be an expression
}
