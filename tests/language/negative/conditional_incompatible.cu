struct S { int a; };
__global__ void k(int *out) {
    S s; int a = out[0] ? s : 1; // error@25: incompatible operand types ('S' and 'int')
}
