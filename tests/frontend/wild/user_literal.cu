// A number with a suffix of the program's own is the host's.
constexpr unsigned long long operator"" _KB(unsigned long long x) { return x * 1024; }
void host(int *p) { p[0] = 4_KB; }
__global__ void k(int *p) {
    p[0] = 4_KB; // error@13: invalid suffix '_KB' on integer constant
    p[1] = missing; // error@12: use of undeclared identifier 'missing'
}
