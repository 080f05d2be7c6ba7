enum E { A };
__global__ void k(int *out) {
    E e = 1; // error@7: cannot initialize a variable of type 'E' with an rvalue of type 'int'
}
