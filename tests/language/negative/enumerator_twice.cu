enum E { A, // note@10: previous definition is here
    B, A }; // error@8: redefinition of enumerator 'A'
__device__ int f() { return A; }
