// The device's printf reads its arguments as the format says.
enum Color { RED };
__device__ void right(double d, float f, long l, int i, unsigned u, size_t z, long long q, char c, const char *s, void *p, int *n, Color e, bool b) {
    printf("100 %% %d %i %u %x %X %o %c %5d %-5d %05.2f %+e %g %G %a\n", i, u, i, u, i, u, c, b, e, f, d, f, d, f);
    printf("%ld %lu %lld %llu %zu %hhd %hd %s %p %p %*d %.*f", l, l, q, q, z, c, c, s, p, n, i, i, i, f);
    printf("%s" " %d", "pieces", 1);
}
__device__ void wrong(double d, float f, long l, int i, size_t z, const char *s) {
    printf("%d\n", d); // warning@20: format specifies type 'int' but the argument has type 'double' [-Wformat] // note@12: format string is defined here
    printf("%f", i); // warning@18: format specifies type 'double' but the argument has type 'int' [-Wformat] // note@12: format string is defined here
    printf("%d", z); // warning@18: format specifies type 'int' but the argument has type 'unsigned long' [-Wformat] // note@12: format string is defined here
    printf("%lld", l); // warning@20: format specifies type 'long long' but the argument has type 'long' [-Wformat] // note@12: format string is defined here
    printf("%s", i + 1); // warning@18: format specifies type 'char *' but the argument has type 'int' [-Wformat] // note@12: format string is defined here
    printf("%*d", l, i); // warning@19: field width should have type 'int', but argument has type 'long' [-Wformat] // note@12: format string is defined here
    printf("%d %d", i); // warning@12: more '%' conversions than data arguments [-Wformat-insufficient-args]
    printf("%d", i, f); // warning@21: data argument not used by format string [-Wformat-extra-args] // note@12: format string is defined here
    printf("%y", i); // warning@12: invalid conversion specifier 'y' [-Wformat-invalid-specifier]
    printf("50%"); // warning@12: incomplete format specifier [-Wformat]
    printf(s); // warning@12: format string is not a string literal (potentially insecure) [-Wformat-security]
}
