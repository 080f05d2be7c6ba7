// [expr.unary.op] p3: & and * undo each other; & of an array, a function, an element
__device__ int f(int x) { return x * 3; }
extern "C" __global__ void address_and_indirection(int *out) { int x = 4, a[3] = {1, 2, 3}; *&x = 5; out[0] = *&*&x; int (*pa)[3] = &a; out[1] = (*pa)[1] * 10 + **pa; out[2] = (int)((char *)(&a + 1) - (char *)a); out[3] = &a[2] - a; out[4] = (&*a == a) * 10 + (*&a == a); int (*pf)(int) = &f; out[5] = (*pf)(2) + (&*pf)(3) * 100; int **pp = new int *(&x); **pp += 1; out[6] = x; delete pp; out[7] = *"abc" - 'a' + (&"xyz")[0][1]; }
// LAUNCH: address_and_indirection<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [5, 21, 12, 2, 11, 906, 6, 121]
