template <typename T, typename... Ts> struct S {}; // note@46: template is declared here
__global__ void k(int *out) { S<> s; } // error@31: too few template arguments for class template 'S'
