struct S { int a; __device__ void set() { a = 1; } }; // note@35: candidate function not viable: 'this' argument has type 'const S', but method is not marked const
__device__ void f(const S &s) { s.set(); } // error@35: no matching member function for call to 'set'
