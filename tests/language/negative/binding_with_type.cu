struct P { int a; int b; };
__global__ void k(P p) {
    P [x, y] = p; // error@7: structured binding declaration cannot be declared with type 'P'; declared type must be 'auto' or reference to 'auto'
}
