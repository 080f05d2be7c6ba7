enum class E { A };
__global__ void k(int *out) {
    int a = E::A; // error@9: cannot initialize a variable of type 'int' with an rvalue of type 'E'
}
