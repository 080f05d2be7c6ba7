// What a case label jumps over is there, but not initialised.
__device__ int f(int n) {
    switch (n) {
    case 0:
        int a = 1; // note@13: jump bypasses variable initialization
        return a;
    case 1: // warning@5: jump from switch statement to this case label bypasses variable initialization [-Wjump-misses-init]
        return 2;
    case 2: { // warning@5: jump from switch statement to this case label bypasses variable initialization [-Wjump-misses-init]
        int inner = 3;
        return inner;
    }
    default: // warning@5: jump from switch statement to this case label bypasses variable initialization [-Wjump-misses-init]
        return 4;
    }
}
