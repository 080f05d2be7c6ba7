struct S { int a; };
__global__ void k(int *out) {
    S s; s->a = 1; // error@11: member reference type 'S' is not a pointer; did you mean to use '.'?
}
