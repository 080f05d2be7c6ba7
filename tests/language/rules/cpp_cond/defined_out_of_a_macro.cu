// [cpp.cond] p4: nvcc's and g++'s reading of defined that a macro says
#define HAS_A defined(A)
#define A
#define NOTB !defined B
#define BOTH (defined(A) && !defined(B))
#define D(x) defined(x)
#define DD defined
#define IFX(x) (defined(x##_on) && x##_on)
#define q_on 1
extern "C" __global__ void defined_out_of_a_macro(int *out) {
    int *p = out;
#if HAS_A
    p[0] = 1;
#endif
#if NOTB
    p[1] = 1;
#endif
#if BOTH
    p[2] = 1;
#endif
#if D(Z) || D(HAS_B)
    p[3] = 1;
#endif
#define HAS_B 1
#if DD(A)
    p[4] = 1;
#endif
#if DD B || D(C)
    p[5] = 1;
#else
    p[5] = 2;
#endif
#if IFX(q)
    p[6] = 1;
#endif
#if defined(HAS_A) && HAS_A && defined A
    p[7] = 1;
#endif
#undef A
#if HAS_A
    p[8] = 1;
#elif !HAS_A
    p[8] = 3;
#endif
#define E defined(E)
#if E
    p[9] = 1;
#endif
}
// LAUNCH: defined_out_of_a_macro<<<1,1>>> out=zeros(10,i32)
// EXPECT: out == [1, 1, 1, 0, 1, 2, 1, 1, 3, 1]
