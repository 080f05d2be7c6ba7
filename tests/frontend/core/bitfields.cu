// Bit-fields: layout, promotion, reading, writing. The expected values are nvcc's.
// CONFIGS: -O0 | -O2 | --codegen=llvm
// PTXAS: sm_80
struct A { unsigned a : 3; int b : 5; unsigned long c : 40; unsigned : 0; bool d : 1; };
struct B { char c; int x : 20; short s; int y : 3; long z : 33; };
struct C { unsigned a : 16, b : 16, c : 32; };
struct __attribute__((packed)) D { char a; int b : 20; int c : 17; unsigned e : 31;};
enum E { P, Q, R };
struct F { E e : 2; unsigned char u : 4; unsigned : 5; unsigned short v : 9; };
union U { unsigned a : 5; int b : 9; float f; };
struct G { int x : 7; int : 3; char : 0; int y : 2; };
struct H { long long a : 1; char b; };
struct I { short : 0; char a; int : 5; };
struct J { char a : 4; short b : 9; int c : 20; long d : 40; };
// LAUNCH: sizes<<<1,1>>> o=zeros(20,i32)
// EXPECT: o == array([16, 16, 8, 10, 4, 4, 4, 8, 2, 16, 8, 8, 4, 1, 4, 4, 4, 8, 1, 8])
__global__ void sizes(int *o) {
    o[0]=sizeof(A);o[1]=sizeof(B);o[2]=sizeof(C);o[3]=sizeof(D);o[4]=sizeof(F);o[5]=sizeof(U);o[6]=sizeof(G);o[7]=sizeof(H);o[8]=sizeof(I);o[9]=sizeof(J);
    o[10]=alignof(A);o[11]=alignof(B);o[12]=alignof(C);o[13]=alignof(D);o[14]=alignof(F);o[15]=alignof(U);o[16]=alignof(G);o[17]=alignof(H);o[18]=alignof(I);o[19]=alignof(J);
}
template <class T> __device__ void fill(T &t) { char *p = (char *)&t; for (int i = 0; i < (int)sizeof(T); i++) p[i] = 0; }
template <class T> __device__ unsigned long hash(T &t) { unsigned char *p = (unsigned char *)&t; unsigned long h = 7; for (int i = 0; i < (int)sizeof(T); i++) h = h * 257 + p[i]; return h; }
__device__ D gd = {1, -5, 77, 0x12345678};
__constant__ J cj = {-3, 100, -70000, 1L << 35};
// LAUNCH: k<<<1,1>>> o=zeros(45,i64) v=5
// EXPECT: o == array([-5596732823091284409, 5, 6, 42949672960, 1, 3180572447027115736, 388885, -3, 3589934557, 4535407995793445880, 7, 4464, 8281654859105267475, 0, 77, 305419821, 7833710629323422086, 30910773688, 2, 5, 155, 5, 5, 3, 30622166029, 5, 1, 4166319324809944333, -1, -3, 100, -70000, 34359738368, -4351304085083104530, 1, 4, 1, -1, -5, 14, 5, -112, 5, 4, 6])
// LAUNCH: k<<<1,1>>> o=zeros(45,i64) v=-3
// EXPECT: o == array([-1535252979276015625, 5, -2, 1073741824000, 1, 8161929188812054531, -233331, -3, 3000000021, 4526565151452647944, 65535, 4464, 6080499549474292761, -8, 77, 305419821, 7833710629323422086, 31453962721, 2, 13, 419, 29, -3, -29, 32659117189, -3, 1, 4237777253073825285, -1, -3, 100, -70000, 34359738368, -4351304085083104530, 1, 4, 1, -1, -5, 14, -3, -112, -3, 4, 65534])
// LAUNCH: k<<<1,1>>> o=zeros(45,i64) v=12345
// EXPECT: o == array([945847768670350155, 1, -6, 489626271744, 1, 6405642035535238035, -338551, 1, -1264077711, 8399723329834275632, 12347, 4464, 5331626515559767927, 12340, 77, 305419821, 7833710629323422086, 31182386708, 2, 9, 231, 25, 57, 35, 31504844865, 57, 1, 4181302438800758081, -1, -3, 100, -70000, 34359738368, -4351304085083104530, 1, 4, 1, -3, -1, 14, -7, -112, -7, 4, 12346])
__global__ void k(long *o, int v) {
    int n = 0;
    A a; fill(a); a.a = v; a.b = v + 1; a.c = (unsigned long)v << 33; a.d = v; o[n++] = hash(a); o[n++] = a.a; o[n++] = a.b; o[n++] = a.c; o[n++] = a.d;
    B b; fill(b); b.c = v; b.x = v * 77777; b.s = v; b.y = v; b.z = -v * 1000000007L; o[n++] = hash(b); o[n++] = b.x; o[n++] = b.y; o[n++] = b.z;
    C c = {1u, 2u, 3u}; c.a += v; c.b -= 3 * v; c.c = ~c.c; o[n++] = hash(c); c.a++; o[n++] = c.a--; o[n++] = (c.b = 70000);
    D d = gd; d.b += v; d.e ^= 0x55; o[n++] = hash(d); o[n++] = d.b; o[n++] = d.c; o[n++] = d.e; o[n++] = hash(gd);
    F f; fill(f); f.e = R; f.u = v; f.v = v * 31; o[n++] = hash(f); o[n++] = f.e; o[n++] = f.u; o[n++] = f.v;
    U u; u.f = 0; u.b = v; o[n++] = u.a; o[n++] = u.b; u.a = 3; o[n++] = u.b;
    G g; fill(g); g.x = v; g.y = v; o[n++] = hash(g); o[n++] = g.x; o[n++] = g.y;
    H h; fill(h); h.a = v; h.b = v; o[n++] = hash(h); o[n++] = h.a;
    J j = cj; o[n++] = j.a; o[n++] = j.b; o[n++] = j.c; o[n++] = j.d; o[n++] = hash(j);
    o[n++] = (c.a - 100000) < 0; o[n++] = sizeof(c.a + 0); o[n++] = c.c >> 31; o[n++] = (a.a - 8) / 2; o[n++] = -a.a;
    J w = {.b = 5, .d = 9}; o[n++] = w.a + w.b + w.c + w.d; J *p = &j; p->c = p->a = v; o[n++] = p->c; o[n++] = (p->b += 300);
    const int &r = j.c; o[n++] = r; auto t = c.a; o[n++] = sizeof(t); o[n++] = v ? c.a : c.b; 
}
