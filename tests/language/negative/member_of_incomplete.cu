struct S; // note@8: forward declaration of 'S'
__device__ void f(S *p) { p->a = 1; } // error@30: member access into incomplete type 'S'
