template <typename T> struct A { T a; }; // note@30: template is declared here
__global__ void k(int *out) {
    A<int, 3> a; // error@5: too many template arguments for class template 'A'
}
