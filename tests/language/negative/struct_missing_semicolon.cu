struct S { int a; } // error@20: expected ';' after struct
__device__ int f() { return 1; }
