// Functions whose results are compared with the same text compiled by the host's C++ compiler (test_lower.py).
// Each takes and gives plain scalars, so that it can be called through ctypes; `D` hides __device__.

struct Pair { int a; float b; };
struct Mixed { char c; double d; short s[3]; struct { int x, y; } in; };
union Bits { float f; unsigned u; unsigned char b[4]; };
enum Color { RED, GREEN = 5, BLUE };
typedef struct { int v[8]; } Vec8;

static __constant__ int table[2][3] = { { 1, 2, 3 }, { 4, 5, 6 } };
static __constant__ Pair pairs[3] = { { 1, 1.5f }, { 2 }, { 0, 2.5f } };
static __constant__ Vec8 vec = { { 0, 0, 7, 8, 0, 0, 0, 9 } };

D int promote_chars(char a, unsigned char b) { return a + b; }
D int narrow_add(signed char a, signed char b) { signed char c = a + b; return c; }
D int char_increment(char c) { c++; ++c; return c; }
D int post_pre(int a) { int b = a++; int c = ++a; return b * 100 + c * 10 + a; }
D unsigned mixed_sign(int a, unsigned b) { return a < b ? a + b : a - b; }
D int compare_signs(int a, unsigned b) { return (a < b) + 2 * (a > b) + 4 * (a == b); }
D long long widen(int a, unsigned b) { return (long long)a * b; }
D long long widen2(int a, unsigned b) { return a * (long long)b - (long)a; }
D unsigned long long uwiden(unsigned short a, short b) { return a * b + (unsigned long long)b; }
D int shifts(int a, unsigned b) { return (a >> (b & 31)) ^ (int)((unsigned)a << (b & 31)); }
D unsigned ushifts(unsigned a, int b) { return (a >> (b & 31)) + (a << (b & 7)); }
D long long lshift(long long a, int b) { return a >> (b & 63); }
D int short_shift(short a, unsigned char b) { return a >> (b & 15); }
D int division(int a, int b) { return b == 0 || (a == -2147483647 - 1 && b == -1) ? 0 : a / b * 7 + a % b; }
D unsigned udivision(unsigned a, unsigned b) { return b ? a / b * 3 + a % b : 1; }
D int logic(int a, int b) { return (a && b) + 2 * (a || b) + 4 * !a + 8 * (!!b) + 16 * (a ^ b ? 1 : 0); }
D int lazy(int a, int b) { int n = 0; if (a > 0 && (n++, b > 0)) n += 10; if (a > 0 || (n += 100, b < 0)) n += 1000; return n; }
D int comma(int a, int b) { int c = (a++, b += a, a * b); return c + a; }
D int ternary_chain(int a) { return a < 0 ? -1 : a == 0 ? 0 : a < 10 ? 1 : 2; }
D float ternary_mix(int a, float f) { return a ? a : f; }
D int ternary_lvalue(int a, int b) { int x = 1, y = 2; (a > b ? x : y) = 9; return x * 10 + y; }
D int compound(int a, int b) { a += b; a -= 3; a *= 2; a ^= b; a |= 1; a &= 0xffff; a <<= 2; a >>= 1; return a; }
D int compound_narrow(unsigned char c, int v) { c += v; c <<= 1; c -= 300; return c; }
D int compound_float(int a, float f) { a = a & 0xffff; a += f > -1e6f && f < 1e6f ? f : 0; return a; }
D float compound_mixed(float f, int a) { f *= a; f += 0.5; f /= 3; return f; }
D double to_double(float f, int i, unsigned u, long long l) { return f + i + u + l; }
D float from_ints(int i, unsigned u, long long l, unsigned long long ul) { return (float)i + (float)u - (float)l + (float)ul; }
D int float_to_int(float f) { return f > -1e9f && f < 1e9f ? (int)f : 0; }
D unsigned float_to_unsigned(float f) { return f >= 0 && f < 4e9f ? (unsigned)f : 7; }
D long long double_to_long(double d) { return d > -9e18 && d < 9e18 ? (long long)d : 0; }
D int to_bool(int i, float f, double d) { bool a = i, b = f, c = d; return a + 2 * b + 4 * c; }
D int bool_math(int i) { bool b = i > 3; b |= i == 1; return b ? b + b : -b; }
D int not_float(float f) { return !f + 2 * !!f; }
D int nan_compare(float a, float b) { return (a < b) | (a <= b) << 1 | (a > b) << 2 | (a >= b) << 3 | (a == b) << 4 | (a != b) << 5; }
D unsigned unary(int a) { return -(unsigned)a + ~a + +a; }
D long long unary_long(unsigned a) { return -a + 0LL + ~(long long)a; }
D int char_literals(int a) { return a + 'A' + '\n' + '\xff' + sizeof('a'); }
D long sizes(void) { return sizeof(int) + sizeof(long) * 10 + sizeof(char[3]) * 100 + sizeof(Mixed) * 1000 + alignof(double) * 100000; }
D int enums(int a) { Color c = GREEN; switch (a & 7) { case RED: return 1; case GREEN: return c; case BLUE: return BLUE + 1; } return -1; }
D int switches(int a) {
    int n = 0;
    switch (a & 15) {
    case 0: n = 1; break;
    case 1: case 2: n = 2;
    case 3: n += 3; break;
    default: n = 100;
    case 9: n += 9; break;
    case 10: { int k = a; n = k; } break;
    }
    return n;
}
D int switch_loop(int a) {
    int sum = 0;
    for (int i = 0; i < 20; i++) { switch (i % 4) { case 0: continue; case 1: sum += a; break; case 2: if (i > 10) break; sum += i; default: sum ^= 1; } sum += 2; }
    return sum;
}
D int duff(int n) { n &= 31; int c = 0, k = (n + 3) / 4; switch (n % 4) { case 0: do { c++; case 3: c++; case 2: c++; case 1: c++; } while (--k > 0); } return c; }
D int loops(int n) {
    n &= 63;
    int s = 0;
    for (int i = 0, j = n; i < j; i++, j--) { if (i == 5) continue; if (j == 40) break; s += i * j; }
    while (n--) { if (n & 1) continue; s += n; }
    do s++; while (s % 7);
    for (;;) { if (s-- < 3) break; s -= 2; }
    return s;
}
D int jumps(int n) { n &= 15; int s = 0; again: if (n > 0) { s += n--; goto again; } if (s > 50) goto out; s += 1000; out: return s; }
D int arrays(int i) { int a[4] = { 1, 2, 3 }; int b[2][3] = { { 1, 2 }, { 4 } }; i &= 1; a[3] = i; return a[i] + a[3] * 10 + b[i][1] * 100 + *(*(b + 1) + i) * 1000; }
D int array_3d(int i) { int a[2][3][4]; int n = 0; for (int x = 0; x < 2; x++) for (int y = 0; y < 3; y++) for (int z = 0; z < 4; z++) a[x][y][z] = n++; return a[i & 1][(i >> 1) % 3 < 0 ? 0 : (i >> 1) % 3][i & 3]; }
D int pointers(int i) { int a[8]; for (int k = 0; k < 8; k++) a[k] = k * k; int *p = a + (i & 3), *q = &a[7]; int d = q - p; p++; p += 1; *p++ = 5; --q; return d * 100 + *p + (p < q) + (p == q) * 2 + q[-1] + 1[p]; }
D long pointer_difference(int i) { double a[10]; double *p = &a[i & 7]; double *q = a; return (p - q) * 10 + (q - p) + ((char *)p - (char *)q); }
D int pointer_to_pointer(int i) { int x = i, y = 2; int *p = &x; int **pp = &p; **pp += 1; *pp = &y; **pp += 5; return x * 3 + y; }
D int const_table(int i) { int (*row)[3] = 0; (void)row; return table[i & 1][(i & 7) % 3] + vec.v[i & 7] * 10 + pairs[(i & 7) % 3].a * 100 + (int)(pairs[(i & 7) % 3].b * 2) * 1000; }
D Pair make_pair_of(int a, float b) { Pair p = { a, b }; return p; }
D Pair swap_up(Pair p) { p.a += 1; p.b *= 2; return p; }
D float structs(int a, float b) { Pair p = make_pair_of(a & 0xff, b), q; q = p; p.a = 7; Pair r = swap_up(q); return r.a + r.b + q.a * 2 + p.a + swap_up(p).a; }
D int mixed_struct(int a) { Mixed m = { 'x', 2.5, { 1, 2, 3 }, { 4, 5 } }, n; n = m; n.s[1] = a; n.in.y += n.s[1]; Mixed *p = &n; p->in.x++; return m.s[1] + n.s[1] + n.in.y + p->in.x + p->c + (int)p->d; }
D int struct_array(int i) { Pair p[4] = { { 1, 2 }, { 3, 4 } }; p[2] = p[i & 1]; p[3].a = p[2].a + 1; return p[3].a * 10 + (int)p[2].b; }
D int big_struct(int i) { Vec8 v = { { 1, 2, 3 } }, w = v; w.v[i & 7] += 5; v = w; int s = 0; for (int k = 0; k < 8; k++) s = s * 3 + v.v[k]; return s; }
D unsigned unions(float f) { Bits b; b.f = f; b.b[0] ^= 1; return b.u; }
D int anonymous(int a) { struct { union { int i; unsigned u; }; int j; } s; s.u = a; s.j = s.i >> 1; return s.j + s.i; }
D int designated(int a) { Pair p = { .a = a, .b = 3.0f }; int v[6] = { a, 0, 0, 0, 1, 2 }; return p.a + (int)p.b + v[5] + v[4] * 3 + v[0] * 5 + v[1]; }
D int compound_literals(int a) { Pair p = (Pair){ a, 2.0f }; return p.a + ((Pair){ 3, 1.0f }).a; }
D int strings(int i) { const char *s = "hello"; char t[] = "wor\0ld"; char u[10] = "ab"; return s[(i & 7) % 6] + t[i & 3] + sizeof(t) + u[1] + u[9]; }
D int string_length(int i) { const char *s = "a string literal" + (i & 7); int n = 0; while (*s++) n++; return n; }
D int recursion(int n) { n &= 7; return n < 2 ? n : recursion(n - 1) + recursion(n - 2); }
D int is_odd(unsigned n);
D int is_even(unsigned n) { n &= 31; return n == 0 ? 1 : is_odd(n - 1); }
D int is_odd(unsigned n) { return n == 0 ? 0 : is_even(n - 1); }
D int by_pointer(int *p, int n) { *p += n; return *p * 2; }
D int pass_address(int a) { int x = a; int r = by_pointer(&x, 3); return r ^ x; }
D int array_param(int a[], int n) { int s = 0; for (int i = 0; i < n; i++) s += a[i]; return s; }
D int pass_array(int a) { int v[5] = { a, a & 3, 3, 4, 5 }; return array_param(v, 5) + array_param(v + 2, 2) + array_param(&v[1], 1); }
D int matrix_param(int m[][3], int r) { return m[r][0] + m[r][1] * 2 + m[r][2] * 3; }
D int pass_matrix(int a) { int m[2][3] = { { a, 1, 2 }, { 3, 4, 5 } }; return matrix_param(m, a & 1); }
D int shadow(int a) { int x = a; { int x = 2; a += x; { int x = 3; a += x; } } for (int x = 0; x < 3; x++) a += x; return a + x; }
D int if_decl(int a) { if (int b = a & 3) return b * 10; else return b - 1; }
D int while_decl(int a) { a &= 7; int n = 0; while (int b = a--) n += b; return n; }
D long long const_folds(int a) { const int n = 4; int v[n * 2] = {}; static_assert(n == 4, "n"); v[n] = a; return v[4] + sizeof(v) + n; }
D unsigned hex_types(int a) { return (0xffffffff > 0) + (4294967295 > 0) * 2 + (sizeof(0x80000000) == 4) * 4 + (sizeof(2147483648) == 8) * 8 + a; }
D int volatiles(int a) { volatile int v = a; v += 2; v++; return v; }
D int null_pointers(int a) { int *p = 0, *q = nullptr, x; int *r = &x; return (p == 0) + 2 * (q == nullptr) + 4 * (p == q) + 8 * !p + 16 * (r != 0) + (r ? 32 : 0) + a; }
D int casts(double d, int i) { return (int)(char)i + (unsigned char)i + static_cast<short>(i) + int(d > -1e6 && d < 1e6 ? d : 0) + (int)(long)i; }
D long long pointer_bits(int i) { int a[4]; long long x = (long long)&a[i & 3] - (long long)a; int *p = (int *)((long long)a + 8); return x + (p - a) * 100; }
D float float_ops(float a, float b) { return a * b - a / 3.0f + (b - a) * -a; }
D double double_ops(double a, double b) { return a * b - a / 3.0 + (b - a) * -a; }
D float literal_mix(float a) { return a * 2 + 0.1 - 1.0f / 3; }
D int assignment_value(int a) { int x, y, z; x = y = z = a; x += y -= 1; return (z = x) + y; }
D int assign_narrow(int a) { char c; int r = (c = a); return r; }
D int bool_chain(int a, int b, int c) { if (!(a > b && (b > c || !(a == c))) || c == 3) return 1; return 0; }
D int float_condition(float f) { int n = 0; if (f) n = 1; while (f > 1 && n < 10) { f /= 2; n++; } return f && n; }
D unsigned char uchar_wrap(unsigned char a) { return a * 3 + 200; }
D short short_ret(int a) { return a; }
D bool bool_ret(int a) { return a & 2; }
D bool bool_param(bool a, bool b) { return a != b; }
D int pass_bool(int a, int b) { return bool_param(a, b) + bool_param(true, b) * 2; }
D float deep(float a) { return ((((((((((a + 1) + 2) + 3) + 4) + 5) + 6) + 7) + 8) + 9) + 10); }
D unsigned long long big_literals(int a) { return 0xffffffffffffffffull - a + 123456789012345ll; }
D int empty_statements(int a) { ; ; if (a) ; else { } for (int i = 0; i < 3; i++) ; return a; }
