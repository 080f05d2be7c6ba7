class C { int a; }; // note@15: declared private here
__global__ void k(int *out) {
    C c; c.a = 1; // error@12: 'a' is a private member of 'C'
}
