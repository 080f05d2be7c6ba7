// What bit-fields cannot be.
struct S {
    float f : 3; // error@11: bit-field 'f' has non-integral type 'float'
    int a : 33; // error@9: width of bit-field 'a' (33 bits) exceeds the width of its type (32 bits)
    int b : 0; // error@9: named bit-field 'b' has zero width
    int c : -1; // error@9: bit-field 'c' has negative width (-1)
    int d : 3;
};
__device__ void by(int &r);
__global__ void k(S *s, int n) {
    int *p = &s->d; // error@14: address of bit-field requested
    n = sizeof(s->d); // error@9: invalid application of 'sizeof' to bit-field
    int &r = s->d; // error@10: non-const reference cannot bind to bit-field 'd'
    by(s->d); // error@8: non-const reference cannot bind to bit-field 'd'
}
