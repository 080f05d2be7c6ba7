// What nobody asked for stays unsaid: the warnings of -Wall, -Wextra and those by name.
// OPTIONS: -Wno-return-type
__device__ int f(int a, int b) {
    int a2, set;
    set = 1;
    { int set = 2; a += set; }
    if (a) a2 = 1;
    return a2;
    a++;
}
__device__ void h(int n) { n + 1; } // warning@30: expression result unused [-Wunused-value]
