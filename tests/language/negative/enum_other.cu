enum E { A }; enum F { B };
__global__ void k(int *out) {
    E e = B; // error@7: cannot initialize a variable of type 'E' with an rvalue of type 'F'
}
