template <int N> struct A { int a[N]; };
__global__ void k(int *out) {
    int n = 3; A<n> a; // error@18: non-type template argument is not a constant expression
}
