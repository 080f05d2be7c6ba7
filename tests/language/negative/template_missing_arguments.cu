template <typename T> struct A { T a; }; // note@30: template is declared here
__global__ void k(int *out) {
    A *a = nullptr; // error@5: use of class template 'A' requires template arguments
}
