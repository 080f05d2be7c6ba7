template <int... Is> struct S {}; // note@18: template parameter is declared here
__global__ void k(int *out) { S<1, int> s; } // error@36: template argument for non-type template parameter must be an expression
