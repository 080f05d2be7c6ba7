// RUN: minicc %s -E -DVALUE=7 -DFLAG -UFLAG -o - | FileCheck %s
#define SQUARE(x) ((x) * (x))
#define CAT(a, b) a##b
#define XCAT(a, b) CAT(a, b)
#define STR(x) #x
#define XSTR(x) STR(x)
#define LOG(format, ...) printf(format, ##__VA_ARGS__)
#define EMPTY
#define SELF SELF + 1
#define F(x) x G
#define G(x) x F

// CHECK: a1 = ((b + 1) * (b + 1));
a1 = SQUARE(b + 1);
// CHECK: a2 = xy, x2, "a \"b\\n\" c", "7", "VALUE";
a2 = CAT(x, y), XCAT(x, 2), STR( a   "b\n" /* */ c ), XSTR(VALUE), STR(VALUE);
// CHECK: printf("none"); printf("%d", 1);
LOG("none"); LOG("%d", 1);
// CHECK: a3 = [] -> [] x x x;
a3 = [CAT(,)] -> [EMPTY] CAT(x,) CAT(,x) EMPTY x;
// CHECK: SELF + 1; - -1; + +x; 1 2 F;
SELF; -EMPTY-1; +EMPTY+x; F(1)(2);
// CHECK: line 24 "{{.*}}expand.cu" 0 1
line __LINE__ __FILE__ __COUNTER__ __COUNTER__
// CHECK: yes yes
// CHECK: flag
#if defined(VALUE) && VALUE == 7 && __CUDA_ARCH__ >= 800 && defined __CUDACC__ && defined(__MINICC__) && __cplusplus == 201703L
yes \
yes
#endif
#ifndef FLAG
flag
#endif
// CHECK: #pragma unroll ((2) * (2))
#pragma unroll SQUARE(2)
