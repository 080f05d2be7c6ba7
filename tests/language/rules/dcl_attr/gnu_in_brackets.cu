// [dcl.attr] p1 of dcl.attr.grammar: GNU attributes in brackets and behind the members of a class
struct [[gnu::packed]] P {
    char c;
    int x;
};
struct [[gnu::aligned(16)]] Q {
    char c;
};
struct R {
    char c;
    int x [[gnu::packed]];
    [[gnu::aligned(8)]] char y;
    int z [[gnu::packed, gnu::aligned(2)]];
};
struct __attribute__((__packed__, __aligned__(4))) S {
    char c;
    double d;
};
struct T {
    char c;
    double d;
} __attribute__((packed));
struct U {
    char c;
    double d;
} __attribute__((packed, aligned(2)));
typedef struct {
    char a;
    long long b;
} __attribute__((packed)) V;
struct W {
    char c;
    int x;
} [[gnu::packed]];
union __attribute__((packed)) Y {
    char c[3];
    int d;
};
struct Z {
    char a;
    struct {
        int b;
    } __attribute__((packed)) c;
    struct In {
        char q;
        int r;
    } d __attribute__((packed));
    int e[2] __attribute__((packed));
};
extern "C" __global__ void gnu_in_brackets(int *out) {
    int *p = out;
    const int zero = out[0];
    p[0] = sizeof(P);
    p[1] = sizeof(Q);
    p[2] = sizeof(R);
    p[3] = sizeof(S);
    p[4] = sizeof(T);
    p[5] = sizeof(U);
    p[6] = sizeof(V);
    p[7] = sizeof(W);
    p[9] = sizeof(Y);
    p[10] = sizeof(Z);
    int al [[gnu::aligned(16)]] = 3;
    p[11] = al;
    __attribute__((aligned(32))) char sm[3];
    p[12] = (int)((unsigned long long)sm % 32);
    p[13] = __builtin_offsetof(Z, d);
    p[14] = __builtin_offsetof(Z, e);
    Z z;
    z.d.r = zero + 3;
    z.e[1] = 4;
    p[15] = z.d.r + z.e[zero + 1];
    p[16] = alignof(Z);
}
// LAUNCH: gnu_in_brackets<<<1,1>>> out=zeros(17,i32)
// EXPECT: out == [5, 16, 16, 12, 9, 10, 9, 8, 0, 4, 21, 3, 0, 5, 13, 7, 1]
