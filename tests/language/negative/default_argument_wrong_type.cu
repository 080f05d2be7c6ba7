__device__ int f(int *a = 3) { return 1; } // error@27: cannot initialize a parameter of type 'int *' with an rvalue of type 'int'
