// Host code that a kernel needs is named where the kernel uses it.
struct Timer { cudaGraph_t a; int n; }; // error@28: 'Timer' has member 'a' of the host's type 'cudaGraph_t', whose size only the host compiler knows, which is not supported outside of whole programs
class Log : public std::exception { int n; };
int divup(int a, int b) { return (a + b - 1) / b; }
int total = 0;
__global__ void k(int *p, Timer t, Log l) { // error@36: class 'Log' is host code and cannot be used in device code
    Timer *again = 0;
    p[0] = 1;
}
