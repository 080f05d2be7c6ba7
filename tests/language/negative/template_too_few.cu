template <typename T, int N> struct A { T a[N]; }; // note@37: template is declared here
__global__ void k(int *out) {
    A<int> a; // error@5: too few template arguments for class template 'A'
}
