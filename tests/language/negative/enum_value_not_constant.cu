__device__ int g;
enum E { A = g }; // error@14: expression is not an integral constant expression
