// What reads like a declaration is one.
__global__ void k(int x) {
    char(x = 1); // error@12: expected ')'
    x = char(65) + int(x);
    int(y);
    y = 3;
}
