__global__ void k(int *out) {
    int counter = 0; out[0] = countr; // error@31: use of undeclared identifier 'countr'; did you mean 'counter'? // note@9: 'counter' declared here
}
