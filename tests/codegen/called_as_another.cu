// A function called as what it is not does what nobody knows, if it is called; the program around it is compiled at every level.
// OPTIONS: -w
// CONFIGS: -O0 | -O1 -verify-each | -O2 -verify-each | -O2 --codegen=llvm
// RUN: minicc %s -w -O2 -emit-llvm -o - | FileCheck %s
// RUN: minicc %s -w -O2 -emit-llvm -o - | minicc -x ir - -O2 -o /dev/null
// LAUNCH: k<<<1,1>>> out=zeros(2,i32) n=0
// EXPECT: out == [7, 0]
// CHECK: call i32 @_Z3onePi(i8 {{.*}}) convergent
__device__ int one(int *) { return 1; }
__device__ void two(int &x) { x = 2; }

__device__ __forceinline__ int called(int (*p)(unsigned char)) { return p(3); }

extern "C" __global__ void k(int *out, int n) {
    int i = 7;
    if (n) {
        out[1] = called((int (*)(unsigned char))one);
        ((void (*)())two)();
    } else
        two(i);
    out[0] = n ? 1 : i + 5;
}
