struct P { int a; int b; };
__global__ void k(P p) {
    auto [x] = p; // error@10: type 'P' binds to 2 elements, but only 1 name was provided
}
