struct S { int value; }; // note@16: 'value' declared here
__global__ void k(int *out) {
    S s; s.valeu = 3; // error@12: no member named 'valeu' in 'S'; did you mean 'value'?
}
