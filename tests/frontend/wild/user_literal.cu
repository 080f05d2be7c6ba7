// A number with a suffix of the program's own is the host's.
constexpr unsigned long long operator"" _KB(unsigned long long x) { return x * 1024; }
void host(int *p) { p[0] = 4_KB; }
__global__ void k(int *p) {
    p[0] = 4_KB; // error@12: no matching literal operator for call to 'operator""_KB' with argument of type 'unsigned long long' or 'const char *', and no matching literal operator template
    p[1] = missing; // error@12: use of undeclared identifier 'missing'
}
