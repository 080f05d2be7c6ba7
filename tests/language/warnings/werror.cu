// OPTIONS: -Wall -Werror -Wno-error=unused-value -Wno-unused-variable
__device__ int f(int n) {
    int quiet;
    n + 1; // warning@7: expression result unused [-Wunused-value]
    n = n; // error@7: explicitly assigning value of variable of type 'int' to itself
    return n;
}
