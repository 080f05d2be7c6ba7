__global__ void k(int *out) {
    int *p = 5; // error@10: cannot initialize a variable of type 'int *' with an rvalue of type 'int'
}
