struct S { unsigned b : 4; };
__global__ void k(int *out, bool c) {
    S s{5}, u{7};
    (c ? s.b : u.b) = 3; // error@21: assignment to a conditional expression of bit-fields is not supported
    out[0] = s.b;
}
