template <typename T> struct A { T a; }; // note@20: template parameter is declared here
__global__ void k(int *out) {
    A<3> a; // error@7: template argument for template type parameter must be a type
}
